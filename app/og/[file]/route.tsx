import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { ShareCard } from '@/components/share/share-card'
import { listArticles } from '@/lib/articles'
import { cachedPicture } from '@/lib/share-picture-cache'
import { listSharePictures, sharePictureSize } from '@/lib/share-pictures'

// An `opengraph-image` file would be exported without an extension, and hosts would not call it a picture.
// https://github.com/vercel/next.js/issues/82177
export const dynamic = 'force-static'

// The renderer reads no variable and no WOFF2 fonts. It unpacks a font once for as long as it gets the same list.
const displayFace = 'node_modules/@fontsource/national-park/files/national-park-latin-700-normal.woff'
const font = readFileSync(path.join(process.cwd(), displayFace))
const fonts = [{ name: 'National Park', data: font, weight: 700 as const, style: 'normal' as const }]

export function generateStaticParams() {
  return listSharePictures(listArticles()).map(({ name }) => ({ file: `${name}.png` }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const picture = listSharePictures(listArticles()).find(({ name }) => `${name}.png` === file)
  if (!picture) return new Response(null, { status: 404 })
  const draw = () =>
    new ImageResponse(<ShareCard {...picture} />, { ...sharePictureSize, fonts }).arrayBuffer()
  return new Response(await cachedPicture(picture, font, draw), { headers: { 'content-type': 'image/png' } })
}
