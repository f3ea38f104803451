type SearchFieldProps = { words: string; onChange: (words: string) => void }

export function SearchField({ words, onChange }: SearchFieldProps) {
  return (
    <div className="search-field">
      <label htmlFor="article-search">Search the articles</label>
      <input
        id="article-search"
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
