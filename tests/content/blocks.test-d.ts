import type { ComponentProps } from 'react'
import type { articleBlocks } from '@/components/mdx/article-blocks'
import type { BlockName, blocks } from '@/lib/article-blocks'

// Held by the compiler, which is a step of `npm test`: whatever is left over here is an error. Nothing of this runs.

type None<LeftOver extends never> = LeftOver

type Checked = typeof blocks
type Rendered<Name extends BlockName> = ComponentProps<(typeof articleBlocks)[Name]>

/** What a block gets from what stands in it (lib/build/articles/block-markup.mjs). */
type FromContent = 'children' | 'lines'

/** The content check knows every attribute that a block takes. */
export type UnknownAttributes = None<
  {
    [Name in BlockName]: Exclude<keyof Rendered<Name>, keyof Checked[Name]['attributes'] | FromContent>
  }[BlockName]
>

type CheckedKind = Checked['Callout']['attributes']['kind']['values'][number]
type RenderedKind = NonNullable<Rendered<'Callout'>['kind']>

/** It knows every kind of callout, and no other. */
export type UnknownKinds = None<Exclude<RenderedKind, CheckedKind> | Exclude<CheckedKind, RenderedKind>>
