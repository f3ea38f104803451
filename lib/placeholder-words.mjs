/** What somebody writes until the real words or the real address are there; the published site must show none of it. */
export const placeholderWords =
  /lorem ipsum|\b(?:TODO|FIXME|TBD|XXX)\b|\bplaceholder\b|stand-in|\[founder|example\.(?:com|org|net)/gi
