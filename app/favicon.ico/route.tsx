import { ImageResponse } from 'next/og'
import { IconPicture } from '@/components/share/icon-picture'
import { icoFile, tabIcon } from '@/lib/share/icons'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

/** Browsers and feed readers ask for this address without being told of it. */
export async function GET() {
  const pictures = await Promise.all(tabIcon.icoSizes.map(picture))
  return new Response(new Uint8Array(icoFile(pictures)), { headers: { 'Content-Type': 'image/x-icon' } })
}

async function picture(size: number) {
  const icon = <IconPicture size={size} markWidth={tabIcon.markWidth} />
  const response = new ImageResponse(icon, { width: size, height: size })
  return { size, png: Buffer.from(await response.arrayBuffer()) }
}
