import type { MetadataRoute } from 'next'
import { readHexColours } from '@/lib/palette'
import { routes } from '@/lib/routes'
import { iconPath, pngIcons } from '@/lib/share/icons'
import { product } from '@/lib/site'

// An export has no server: this file, to Next a route handler, is worked out at build time.
// https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  const colours = readHexColours()
  return {
    name: product.name,
    short_name: product.name,
    description: product.tagline,
    start_url: routes.home,
    display: 'browser',
    background_color: colours.sheet,
    theme_color: colours.sheet,
    icons: pngIcons
      .filter(({ purpose }) => purpose !== 'touch')
      .map(({ file, size, purpose }) => ({
        src: iconPath(file),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: purpose === 'maskable' ? 'maskable' : 'any',
      })),
  }
}
