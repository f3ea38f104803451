import { blockNames } from '../../articles/article-blocks'
import { nearest } from '../../nearest'
import { type Finding, quoted } from '../problem'
import { allowedInstead } from './html-tags'

/** Reports an HTML tag. */
export function htmlTag(name: string): Finding {
  // `script`, from code of other sites, must not suggest the block `Script`.
  const suggestion = name && name !== 'script' ? blockMeant(name) : undefined
  return {
    found: `the HTML tag ${quoted(`<${name}>`)}`,
    allowed: allowedInstead(name),
    suggestion: suggestion && `<${suggestion}>`,
  }
}

/** Names of boxed remarks on other sites. */
const remarks = /^(?:note|tip|info|hint|important|warning|caution|danger|alert|admonition|aside|local)$/i

function blockMeant(name: string): string | undefined {
  return remarks.test(name) ? 'Callout' : nearest(name, blockNames)
}

/** Reports a tag that is no block of ours. */
export function unknownBlock(name: string): Finding {
  const suggestion = blockMeant(name)
  return {
    found: `the unknown block ${quoted(`<${name}>`)}`,
    allowed: `one of ${blockNames.join(', ')}`,
    suggestion: suggestion && `<${suggestion}>`,
  }
}
