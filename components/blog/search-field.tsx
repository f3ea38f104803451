import { useEarlyInput } from '@/components/ui/use-early-input'

type SearchFieldProps = { words: string; onChange: (words: string) => void }

export function SearchField({ words, onChange }: SearchFieldProps) {
  const input = useEarlyInput(words, onChange)
  return (
    <div className="search-field">
      <label htmlFor="article-search">Search the articles</label>
      <input
        ref={input}
        id="article-search"
        type="search"
        inputMode="search"
        autoComplete="off"
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
