import type { Graph } from 'schema-dts'
import { scriptJson } from '@/lib/structured-data/json-ld'

type StructuredDataProps = { graph: Graph }

/** JSON-LD of a page. It is data, not code, so the security policy allows it. */
export function StructuredData({ graph }: StructuredDataProps) {
  return <script type="application/ld+json">{scriptJson(graph)}</script>
}
