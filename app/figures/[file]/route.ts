import { listFigures } from '@/lib/figures'

export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = (url: string) => url.replace('/figures/', '')

export function generateStaticParams() {
  return listFigures().map(({ url }) => ({ file: fileOf(url) }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const figure = listFigures().find(({ url }) => fileOf(url) === file)
  return new Response(figure?.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
