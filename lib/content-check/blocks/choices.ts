import type { Nodes } from 'mdast'
import { type BlockNode, isBlockNamed, lineOf } from '../../articles/article-nodes'
import { type Finding, quoted } from '../problem'
import { partName } from './part-names'

/**
 * Checks the number of choices and what is beside them. A choice in the middle of a line counts; `block-check.ts`
 * reports its place.
 */
export function choicesFindings({ name }: BlockNode, parts: Nodes[], allowed: string): Finding[] {
  const tag = quoted(`<${name}>`)
  const count = parts.flatMap((part) => (isChoice(part) ? part : choicesIn(part))).length
  const found = count === 1 ? 'only one "<Choice>"' : `${count} "<Choice>" blocks`
  const strays = parts
    .filter((part) => !holdsChoice(part))
    .map((part) => ({ line: lineOf(part), found: `${partName(part)} beside the choices of ${tag}`, allowed }))
  return [...(count === 2 || count === 3 ? [] : [{ found: `${found} inside ${tag}`, allowed }]), ...strays]
}

/** Whether a node is a choice itself. */
export function isChoice(node: Nodes): boolean {
  return isBlockNamed(node, 'Choice')
}

function choicesIn(node: Nodes): Nodes[] {
  return node.type === 'paragraph' ? node.children.filter(isChoice) : []
}

/** Whether a part is a choice, or a line with one in the middle. */
export function holdsChoice(node: Nodes): boolean {
  return isChoice(node) || choicesIn(node).length > 0
}
