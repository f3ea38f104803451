import type { KeyboardEvent } from 'react'
import { Field } from '@/components/ui/field'
import { useEarlyInput } from '@/components/ui/use-early-input'

type SearchFieldProps = { words: string; onChange: (words: string) => void }

export function SearchField({ words, onChange }: SearchFieldProps) {
  const input = useEarlyInput(words, onChange)
  return (
    <Field
      ref={input}
      id="article-search"
      type="search"
      icon="search"
      inputMode="search"
      enterKeyHint="search"
      label="Search the articles"
      autoComplete="off"
      value={words}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={closeKeyboard}
    />
  )
}

/** On a phone, whose keyboard covers the results. They are shown already, so there is nothing else that Enter could do. */
function closeKeyboard({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter' && !nativeEvent.isComposing && matchMedia('(pointer: coarse)').matches)
    currentTarget.blur()
}
