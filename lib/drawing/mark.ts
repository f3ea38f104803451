/**
 * The brand mark: three fence posts, two wires, one flag. Posts and wires take the colour of the text around the mark.
 */
export const markSize = { width: 36, height: 32 }

/** The parts of the mark on its field of 36 by 32. */
export const markPaths = {
  wires: 'M1 16.5Q9 19 18 16.5T35 16.5M1 23.5Q9 26 18 23.5T35 23.5',
  posts: 'M4 12.5l2.5-3 2.5 3V30H4zM27 12.5l2.5-3 2.5 3V30H27zM16.5 3h3v27h-3z',
  flag: 'M19.5 2.5H31l-3.2 3.8L31 10H19.5z',
}

/**
 * The mark's shapes in colours of their own, for icons and share pictures, which do not see the page's.
 * @param colours `line` of posts and wires; `edge` around the flag, where it stands on a light ground
 */
export function markShapes({ line, flag, edge }: { line: string; flag: string; edge?: string }): string {
  return [
    `<path d="${markPaths.wires}" fill="none" stroke="${line}" stroke-width="2"/>`,
    `<path d="${markPaths.posts}" fill="${line}"/>`,
    `<path d="${markPaths.flag}" fill="${flag}"${edge ? ` stroke="${edge}" stroke-width="1.5"` : ''}/>`,
  ].join('')
}
