/** Video sites whose pages refuse to be framed. Other hosts are up to the owner. */
const videoSites =
  /^(?:youtube(?:-nocookie)?\.com|youtu\.be|(?:player\.)?vimeo\.com|loom\.com|drive\.google\.com)$/

/** Their players, which may be framed. */
const players = [
  /^(?:youtube(?:-nocookie)?|loom)\.com\/embed\/[\w-]/,
  /^player\.vimeo\.com\/video\/[\w-]/,
  /^drive\.google\.com\/file\/d\/[\w-]+\/preview$/,
]

/** Completes a sentence about an address of a video site that is not a player; `undefined` for any other. */
export function videoFault(value: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(value)
  const host = hostname.replace(/^(www|m|music|studio)\./, '')
  if (!videoSites.test(host) || players.some((player) => player.test(host + pathname))) return undefined
  const player = playerOf(host, pathname.split('/').filter(Boolean), searchParams.get('v'))
  return `must be the address of the player, ${player ?? "which the video's page gives under Share, Embed"}`
}

function playerOf(host: string, [first = '', second = '', third]: string[], video: string | null) {
  const youtube =
    (host === 'youtu.be' && first) ||
    (host.startsWith('youtube') && (video || (/^(shorts|live|video)$/.test(first) && second)))
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`
  // An unlisted video has a second part in its address, which the player needs.
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return `https://player.vimeo.com/video/${first}${second && `?h=${second}`}`
  if (host === 'loom.com' && first === 'share' && second) return `https://www.loom.com/embed/${second}`
  if (host === 'drive.google.com' && first === 'file' && third)
    return `https://drive.google.com/file/d/${third}/preview`
  return undefined
}
