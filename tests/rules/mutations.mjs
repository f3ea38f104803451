/**
 * Ways to weaken a line of firestore.rules. Each allows more, or inverts a condition; the access table must detect
 * every one, or a condition of the rules is not tested.
 * @typedef {{ name: string, rules: string }} Mutant
 * @typedef {{ what: string, weaken: (line: string) => string | string[] | null }} Mutation
 */

const KEYS_ARE_EXACTLY = /(\w+)\.keys\(\)\.toSet\(\) == (.*)\.toSet\(\)/

/** @type {Mutation[]} */
const mutations = [
  {
    what: 'the condition is removed',
    weaken: (line) => (/^\s*&& /.test(line) ? line.replace(/&& .*?(;?)$/, '&& true$1') : null),
  },
  {
    what: 'the first condition is removed',
    weaken: (line) => (/^\s*return .*[^;]$/.test(line) ? line.replace(/return .*/, 'return true') : null),
  },
  {
    what: 'extra keys are allowed',
    weaken: (line) => replaced(line, KEYS_ARE_EXACTLY, '$1.keys().hasAll($2)'),
  },
  {
    what: 'keys may be missing',
    weaken: (line) => replaced(line, KEYS_ARE_EXACTLY, '$1.keys().hasOnly($2)'),
  },
  { what: '== becomes !=', weaken: eachEqualInverted },
  { what: 'whoever may get may list', weaken: (line) => replaced(line, 'allow get:', 'allow get, list:') },
  { what: 'everyone may get', weaken: (line) => openRead(line, 'true') },
  { what: 'every signed-in user may get', weaken: (line) => openRead(line, 'request.auth != null') },
  {
    what: 'whoever may create may update',
    weaken: (line) => replaced(line, 'allow create:', 'allow create, update:'),
  },
  {
    what: 'whoever may create may update and delete',
    weaken: (line) => replaced(line, 'allow create:', 'allow write:'),
  },
  { what: 'the owner may delete', weaken: (line) => instead(line, 'allow delete: if isOwner(uid);') },
  {
    what: 'every signed-in user may list',
    weaken: (line) => instead(line, 'allow list: if request.auth != null;'),
  },
  {
    what: 'the owner may write the same record again',
    weaken: (line) =>
      instead(line, 'allow update: if isOwner(uid) && request.resource.data == resource.data;'),
  },
  {
    what: 'the rules also apply below a record',
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
    what: 'every signed-in user may do everything',
    weaken: (line) =>
      /Everything else is denied/.test(line)
        ? 'match /{any=**} { allow read, write: if request.auth != null; }'
        : null,
  },
]

/**
 * The equivalent mutants, by name: why their rules decide exactly as the real ones.
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
 * Every mutation of every line to which it applies.
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

/** Replaces the comment that says what is not allowed by this rule. */
function instead(line, rule) {
  return /no list, no update/.test(line) ? rule : null
}

/** `==` becomes `!=`, one at a time. */
function eachEqualInverted(line) {
  const places = [...line.matchAll(/ == /g)].map(({ index }) => index)
  return places.map((at) => `${line.slice(0, at)} != ${line.slice(at + 4)}`)
}
