import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { send, setRules, store } from './engine.mjs'
import { ALICE, alice } from './identities.mjs'
import { create } from './requests.mjs'
import { rest } from './rest-values.mjs'

/**
 * The verdict of an engine on one expression of the rules language, used as a condition.
 * @typedef {'allowed' | 'refused' | 'does not compile' | 'not modelled'} ExpressionVerdict
 */

export const VERDICTS_FILE = fileURLToPath(new URL('expression-verdicts.json', import.meta.url))

/**
 * The expressions by topic, each with its recorded verdicts: first Google's engine's, then the local one's.
 * @returns {Record<string, Record<string, [ExpressionVerdict | null, ExpressionVerdict | null]>>}
 */
export function readVerdicts() {
  return JSON.parse(readFileSync(VERDICTS_FILE, 'utf8'))
}

/** The document that is written to evaluate an expression, in which it is called `d`. */
const DOCUMENT = {
  s: 'héllo',
  e: '',
  i: 597,
  z: 0,
  neg: -3,
  f: 597.5,
  fi: rest({ doubleValue: 597 }),
  nan: rest({ doubleValue: 'NaN' }),
  b: true,
  n: null,
  l: ['a', 'b', 1],
  le: [],
  m: { a: 1, b: { c: 'x' } },
  me: {},
  ts: rest({ timestampValue: '2026-01-31T09:05:07.123456Z' }),
  by: rest({ bytesValue: 'Zm9v' }),
  iso: '2026-01-31T09:05:07.123Z',
  up: 'ABC',
  sp: '  x ',
  big: rest({ integerValue: '9007199254740993' }),
  big2: rest({ integerValue: '9007199254740992' }),
  emoji: '😀x',
  nl: 'abc\n',
  cr: 'a\rb',
  ls: 'a\u2028b',
  nbsp: '\u00a0x\u00a0',
  csv: 'a,b,,c,',
}

/** Expressions can call the functions f1 to f5; g evaluates the expression, which may end with a comment. */
function rulesWith(expression) {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function f1(a) { return a + 1; }
  function f2() { let x = 2; let y = x * 3; return y == 6; }
  function f3(v) { let a = v == 597; return a && database == '(default)'; }
  function f4(uid) { return uid; }
  function f5(m) { return m.m.a == 1 && request.auth != null; }
  match /probe/{uid} {
    allow create: if g(request.resource.data);
    function g(d) { return ${expression}
    ; }
  }
} }`
}

/**
 * Gets an engine's verdict on an expression.
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} expression
 * @returns {Promise<ExpressionVerdict>}
 */
export async function judgeExpression(engine, expression) {
  const compiled = await setRules(engine, rulesWith(expression))
  if (compiled.status === 501) return 'not modelled'
  if (compiled.status !== 200) return 'does not compile'
  await store(engine, {})
  const { status, text } = await send(engine, create(`probe/${ALICE}`, DOCUMENT), alice())
  if (status === 200) return 'allowed'
  if (status === 403) return 'refused'
  if (status === 501) return 'not modelled'
  throw new Error(`${expression}: ${status} ${text}`)
}

/**
 * The expressions on which the local engine's verdict differs from Google's. It may give none (not modelled, does not
 * compile), but never a different one.
 * @param {[string, ExpressionVerdict, ExpressionVerdict][]} verdicts expression, Google's, local
 */
export function differences(verdicts) {
  return verdicts.filter(([, official, local]) => hasJudged(local) && local !== official)
}

/** @param {ExpressionVerdict} verdict */
export function hasJudged(verdict) {
  return verdict === 'allowed' || verdict === 'refused'
}
