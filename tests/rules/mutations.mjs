/**
 * Ways to weaken a line of firestore.rules. Each makes the rules let more through, or turns a condition around; the
 * access table must notice every one, or a condition of the rules is not tested.
 * @typedef {{ name: string, rules: string }} Mutant
 * @typedef {{ what: string, weaken: (line: string) => string | string[] | null }} Mutation
 */

const KEYS_ARE_EXACTLY = /(\w+)\.keys\(\)\.toSet\(\) == (.*)\.toSet\(\)/

/** @type {Mutation[]} */
const mutations = [
  {
    what: 'the condition is dropped',
    weaken: (line) => (/^\s*&& /.test(line) ? line.replace(/&& .*?(;?)$/, '&& true$1') : null),
  },
  {
    what: 'the first condition is dropped',
    weaken: (line) => (/^\s*return .*[^;]$/.test(line) ? line.replace(/return .*/, 'return true') : null),
  },
  {
    what: 'other keys may be there too',
    weaken: (line) => replaced(line, KEYS_ARE_EXACTLY, '$1.keys().hasAll($2)'),
  },
  {
    what: 'keys may be missing',
    weaken: (line) => replaced(line, KEYS_ARE_EXACTLY, '$1.keys().hasOnly($2)'),
  },
  { what: 'equal is turned around', weaken: eachEqualTurned },
  { what: 'listing is opened', weaken: (line) => replaced(line, 'allow get:', 'allow get, list:') },
  { what: 'reading is opened to everybody', weaken: (line) => openRead(line, 'true') },
  { what: 'reading is opened to the signed in', weaken: (line) => openRead(line, 'request.auth != null') },
  { what: 'updating is opened', weaken: (line) => replaced(line, 'allow create:', 'allow create, update:') },
  { what: 'all writing is opened', weaken: (line) => replaced(line, 'allow create:', 'allow write:') },
  { what: 'the owner may delete', weaken: (line) => instead(line, 'allow delete: if isOwner(uid);') },
  { what: 'the signed in may list', weaken: (line) => instead(line, 'allow list: if request.auth != null;') },
  {
    what: 'the owner may write the same again',
    weaken: (line) =>
      instead(line, 'allow update: if isOwner(uid) && request.resource.data == resource.data;'),
  },
  {
    what: 'all below a record is opened',
    weaken: (line) => replaced(line, 'match /users/{uid}', 'match /users/{uid}/{rest=**}'),
  },
  {
    what: 'the time may be 60 days off',
    weaken: (line) => replaced(line, "duration.value(1, 'd')", "duration.value(60, 'd')"),
  },
  { what: 'an hour may be any number', weaken: (line) => replaced(line, '([01][0-9]|2[0-3])', '[0-9]{2}') },
  { what: 'a minute may be any number', weaken: (line) => replaced(line, ':[0-5][0-9]:', ':[0-9]{2}:') },
  { what: 'a second may be any number', weaken: (line) => replaced(line, '[0-5][0-9][.]', '[0-9]{2}[.]') },
  {
    what: 'everything is opened to the signed in',
    weaken: (line) =>
      /Everything else is denied/.test(line)
        ? 'match /{any=**} { allow read, write: if request.auth != null; }'
        : null,
  },
]

/**
 * The survivors, by the name of the mutant: why the weakened rules decide exactly as the real ones.
 * @type {Map<string, string>}
 */
export const equivalentMutants = new Map([
  [
    "keys may be missing: return sub.keys().toSet() == ['name', 'price', 'isActive', 'purchasedAt'].toSet()",
    'every one of the four keys is read by a condition further down, and reading a missing one is an error, which denies',
  ],
  [
    "keys may be missing: return data.keys().toSet() == ['email', 'role', 'subscription', 'createdAt'].toSet()",
    'every one of the four keys is read by a condition further down, and reading a missing one is an error, which denies',
  ],
])

/**
 * Every weakening of every line to which it applies.
 * @param {string} rules the text of the rules file
 * @returns {Mutant[]}
 */
export function mutantsOf(rules) {
  const lines = rules.split('\n')
  return lines.flatMap((line, number) =>
    mutations.flatMap(({ what, weaken }) =>
      [weaken(line) ?? []].flat().map((weakened, index, all) => ({
        name: `${what}${all.length > 1 ? ` (${index + 1})` : ''}: ${line.trim()}`,
        rules: lines.with(number, weakened).join('\n'),
      })),
    ),
  )
}

function replaced(line, from, to) {
  const result = line.replace(from, to)
  return result === line ? null : result
}

function openRead(line, condition) {
  return /allow get:/.test(line) ? line.replace(/if .*;/, `if ${condition};`) : null
}

/** In the place of the comment that says what is not allowed. */
function instead(line, rule) {
  return /no list, no update/.test(line) ? rule : null
}

/** `==` becomes `!=`, one at a time. */
function eachEqualTurned(line) {
  const places = [...line.matchAll(/ == /g)].map(({ index }) => index)
  return places.map((at) => `${line.slice(0, at)} != ${line.slice(at + 4)}`)
}
