import type { ComponentProps } from 'react'
import type { articleBlocks } from '@/components/mdx/article-blocks'
import type { BlockName, blocks } from '@/lib/articles/article-blocks'

// Checked by the compiler, which `npm test` runs: anything left over here is a type error. None of this code runs.

type None<LeftOver extends never> = LeftOver

type Checked = typeof blocks
type Rendered<Name extends BlockName> = ComponentProps<(typeof articleBlocks)[Name]>

/** Props that come from a block's content, not its attributes (lib/build/articles/block-markup.mjs). */
type FromContent = 'children' | 'lines'

/** The content check knows every attribute that a block takes. */
export type UnknownAttributes = None<
  {
    [Name in BlockName]: Exclude<keyof Rendered<Name>, keyof Checked[Name]['attributes'] | FromContent>
  }[BlockName]
>

type CheckedKind = Checked['Callout']['attributes']['kind']['values'][number]
type RenderedKind = NonNullable<Rendered<'Callout'>['kind']>

/** The content check knows every kind of callout and no others. */
export type UnknownKinds = None<Exclude<RenderedKind, CheckedKind> | Exclude<CheckedKind, RenderedKind>>
