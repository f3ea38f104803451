import { ImageResponse } from 'next/og'
import { ShareCard } from '@/components/share/share-card'
import { listArticles } from '@/lib/articles'
import { exportedParams } from '@/lib/exported-params'
import { readDisplayFace } from '@/lib/share/display-face'
import { cachedPicture } from '@/lib/share/share-picture-cache'
import { listSharePictures, sharePictureSize } from '@/lib/share/share-pictures'

// An `opengraph-image` file would be exported without an extension, and hosts would not call it a picture.
// https://github.com/vercel/next.js/issues/82177

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

// One list for all pictures: the renderer unpacks a font once for each list that it is given.
const font = readDisplayFace()
const fonts = [{ name: 'display', data: font, weight: 700 as const, style: 'normal' as const }]

export function generateStaticParams() {
  return exportedParams(() => listSharePictures(listArticles()).map(({ name }) => ({ file: `${name}.png` })))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const picture = listSharePictures(listArticles()).find(({ name }) => `${name}.png` === file)
  if (!picture) return new Response(null, { status: 404 })
  const draw = () =>
    new ImageResponse(<ShareCard {...picture} />, { ...sharePictureSize, fonts }).arrayBuffer()
  return new Response(await cachedPicture(picture, font, draw), { headers: { 'content-type': 'image/png' } })
}
