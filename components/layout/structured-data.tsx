import type { Graph } from 'schema-dts'
import { scriptJson } from '@/lib/json-ld'

type StructuredDataProps = { graph: Graph }

/** What the page says, for machines. It is data, not code: the policy of the site lets it stand. */
export function StructuredData({ graph }: StructuredDataProps) {
  return <script type="application/ld+json">{scriptJson(graph)}</script>
}
