/**
 * Ticks of a checklist, kept in this browser only. Where storage is blocked or full they are not kept, and nothing else
 * breaks.
 */

/** The content check gives each checklist of all articles an id of its own. */
const key = (id: string) => `checklist:${id}`

/**
 * Texts of the ticked lines. Not their positions: an editor may insert a line above them, and a tick must not move to
 * another line.
 * @returns null where storage, or what it holds, cannot be read
 */
export function readTicks(id: string): string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(id)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string') : []
  } catch {
    return null
  }
}

/** Stores the texts of the ticked lines. */
export function writeTicks(id: string, ticked: readonly string[]): void {
  try {
    if (ticked.length > 0) localStorage.setItem(key(id), JSON.stringify(ticked))
    else localStorage.removeItem(key(id))
  } catch {
    // Nothing to do: the boxes stay ticked on this page view.
  }
}
