import { iconSvg } from '@/lib/icons'

type IconPictureProps = { size: number; markWidth: number }

/** An icon for the renderer of `next/og`. */
export function IconPicture({ size, markWidth }: IconPictureProps) {
  const address = `data:image/svg+xml;base64,${Buffer.from(iconSvg(size, markWidth)).toString('base64')}`
  return <img alt="" src={address} width={size} height={size} />
}
