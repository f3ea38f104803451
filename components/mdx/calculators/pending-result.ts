/**
 * A note in place of the result of a calculator that is not live yet, because that result is no longer the one of the
 * figures in its fields. Remove the note before React hydrates the calculator, which must look as it was built.
 */
export function pendingResult(part: Element): { show: (words: string) => void; remove: () => void } {
  const calculator = part.querySelector<HTMLElement>('.calculator')
  const note = document.createElement('p')
  // The same look as for an invalid field, see calculator.tsx.
  note.className = 'calculator-invalid'
  note.setAttribute('role', 'status')
  return {
    show(words) {
      if (!note.isConnected) calculator?.querySelector('.calculator-result')?.append(note)
      calculator?.setAttribute('data-invalid', '')
      if (note.textContent !== words) note.textContent = words
    },
    remove() {
      note.remove()
      calculator?.removeAttribute('data-invalid')
    },
  }
}
