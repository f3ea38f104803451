import { ImageResponse } from 'next/og'
import { IconPicture } from '@/components/share/icon-picture'
import { iconSvg, pngIcons, tabIcon } from '@/lib/icons'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [tabIcon, ...pngIcons].map(({ file }) => ({ file }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const icon = pngIcons.find((candidate) => candidate.file === file)
  if (!icon)
    return new Response(iconSvg(32, tabIcon.markWidth), { headers: { 'Content-Type': 'image/svg+xml' } })
  const { size, markWidth } = icon
  return new ImageResponse(<IconPicture size={size} markWidth={markWidth} />, { width: size, height: size })
}
