/**
 * Says in place of a built calculator's result that it is not yet that of the figures in its fields.
 * @returns what takes it back: React must find the calculator as it was built
 */
export function sayWaiting(part: Element): { say: (words: string) => void; takeBack: () => void } {
  const calculator = part.querySelector<HTMLElement>('.calculator')
  const note = document.createElement('p')
  // As where a field is wrong, see calculator.tsx.
  note.className = 'calculator-unsound'
  note.setAttribute('role', 'status')
  return {
    say(words) {
      if (!note.isConnected) calculator?.querySelector('.calculator-result')?.append(note)
      calculator?.setAttribute('data-unsound', '')
      if (note.textContent !== words) note.textContent = words
    },
    takeBack() {
      note.remove()
      calculator?.removeAttribute('data-unsound')
    },
  }
}
