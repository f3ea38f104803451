import { Icon } from '@/components/ui/icon'
import type { Topic } from '@/lib/article-schema'
import type { LabelledTopic } from '@/lib/blog/blog-topics'

type TopicChipsProps = {
  topics: readonly LabelledTopic[]
  chosen: Topic | null
  onChoose: (topic: Topic | null) => void
}

export function TopicChips({ topics, chosen, onChoose }: TopicChipsProps) {
  const all: { topic: Topic | null; label: string }[] = [{ topic: null, label: 'All topics' }, ...topics]
  return (
    <fieldset className="topic-chips">
      <legend>Topic</legend>
      {all.map(({ topic, label }) => (
        <button
          key={label}
          type="button"
          className="topic-chip"
          aria-pressed={chosen === topic}
          onClick={() => onChoose(topic)}
        >
          {chosen === topic ? <Icon name="tick" /> : null}
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
