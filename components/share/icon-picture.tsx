import { svgDataUrl } from '@/lib/drawing/svg'
import { iconSvg } from '@/lib/share/icons'

type IconPictureProps = { size: number; markWidth: number }

/** An icon for the renderer of `next/og`. */
export function IconPicture({ size, markWidth }: IconPictureProps) {
  return <img alt="" src={svgDataUrl(iconSvg(size, markWidth))} width={size} height={size} />
}
