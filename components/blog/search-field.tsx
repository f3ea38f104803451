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
      label="Search the articles"
      autoComplete="off"
      value={words}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
