/** What people write until the real text or address is known. */
const unfinished = [
  'lorem ipsum',
  // A number that is kept secret may be "XXX-XX-1234".
  String.raw`\b(?:TODO|FIXME|TBD|(?<![-(])XXX(?![-)]))\b`,
  String.raw`\bplaceholder\b`,
  'stand-in',
  String.raw`\[founder`,
  String.raw`example\.(?:com|org|net)`,
]

/** What chatbots leave in text that is copied from them. */
const copied = [
  String.raw`:?contentReference(?:\[oaicite:\d+\])?|oaicite`,
  String.raw`【[^】\n]*】|\[\d+†`,
  String.raw`\[cite(?::|_start|_end)|\[citation needed\]`,
  String.raw`turn\d+(?:search|view|fetch|news)\d+`,
  'as an AI (?:language )?model',
  String.raw`\b(?:sure|certainly|absolutely|of course)[!,.] here(?:['’]s| is) (?:a|an|the|your) (?:[\w-]+ ){0,3}(?:article|draft|version|outline|post)\b`,
]

/** The published site must contain none of these. */
export const placeholderWords = new RegExp([...unfinished, ...copied].join('|'), 'gi')
