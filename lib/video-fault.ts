/** Sites of videos whose pages refuse to stand in a frame. Videos of other hosts are left to the owner. */
const videoSites = /^(?:youtube(?:-nocookie)?\.com|youtu\.be|(?:player\.)?vimeo\.com|loom\.com)$/

/** What may stand in one: a player with its video. */
const players = /^(?:(?:youtube(?:-nocookie)?|loom)\.com\/embed|player\.vimeo\.com\/video)\/[\w-]/

/** Why an address is another page of a site of videos than the player of one, as the rest of a sentence, if it is. */
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
  // Of an unlisted video the address has a second part, which the player needs.
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return `https://player.vimeo.com/video/${first}${second && `?h=${second}`}`
  if (host === 'loom.com' && first === 'share' && second) return `https://www.loom.com/embed/${second}`
  return undefined
}
