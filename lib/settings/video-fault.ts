/** Video sites whose pages refuse to be framed. Other hosts are up to the owner. */
const videoSites = /^(?:youtube(?:-nocookie)?\.com|youtu\.be|(?:player\.)?vimeo\.com|loom\.com)$/

/** Their players, which may be framed. */
const players = /^(?:(?:youtube(?:-nocookie)?|loom)\.com\/embed|player\.vimeo\.com\/video)\/[\w-]/

/** Completes a sentence about an address of a video site that is not a player; `undefined` for any other. */
export function videoFault(value: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(value)
  const host = hostname.replace(/^(www|m|music|studio)\./, '')
  if (!videoSites.test(host) || players.test(`${host}${pathname}`)) return undefined
  const player = playerOf(host, pathname.split('/').filter(Boolean), searchParams.get('v'))
  return `must be the address of the player, ${player ?? "which the video's page gives under Share, Embed"}`
}

function playerOf(host: string, [first = '', second = '']: string[], video: string | null) {
  const youtube =
    (host === 'youtu.be' && first) ||
    (host.startsWith('youtube') && (video || (/^(shorts|live|video)$/.test(first) && second)))
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`
  // An unlisted video has a second part in its address, which the player needs.
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return `https://player.vimeo.com/video/${first}${second && `?h=${second}`}`
  if (host === 'loom.com' && first === 'share' && second) return `https://www.loom.com/embed/${second}`
  return undefined
}
