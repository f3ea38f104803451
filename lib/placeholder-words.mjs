/**
 * What somebody writes until the real words or the real address are there, and the marks that a chatbot leaves in copied
 * words; the published site must show none of it.
 */
export const placeholderWords =
  /lorem ipsum|\b(?:TODO|FIXME|TBD|(?<![-(])XXX(?![-)]))\b|\bplaceholder\b|stand-in|\[founder|example\.(?:com|org|net)|oaicite|contentReference|【[^】\n]*】|\[\d+†|\[cite(?::|_start|_end)|\[citation needed\]|as an AI (?:language )?model|turn\d+(?:search|view|fetch|news)\d+|utm_source=(?:chatgpt\.com|openai)/gi
