import { ImageResponse } from 'next/og'
import { IconPicture } from '@/components/share/icon-picture'
import { exportedParams } from '@/lib/exported-params'
import { iconSvg, pngIcons, tabIcon } from '@/lib/share/icons'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

export function generateStaticParams() {
  return exportedParams(() => [tabIcon, ...pngIcons].map(({ file }) => ({ file })))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  if (file === tabIcon.file)
    return new Response(iconSvg(tabIcon.size, tabIcon.markWidth), {
      headers: { 'Content-Type': 'image/svg+xml' },
    })
  const icon = pngIcons.find((candidate) => candidate.file === file)
  if (!icon) return new Response(null, { status: 404 })
  const { size, markWidth } = icon
  return new ImageResponse(<IconPicture size={size} markWidth={markWidth} />, { width: size, height: size })
}
