/**
 * The parts of an absolute address; `undefined` if it cannot be read. Not with `URL.canParse`: once that has been called
 * some thousand times, Node 20 and 22 refuse what it is given with a letter such as ü.
 * https://github.com/AikidoSec/firewall-node/pull/1086
 */
export function readUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
