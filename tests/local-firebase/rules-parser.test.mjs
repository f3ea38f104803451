import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { RulesSyntaxError, UnsupportedRule } from './rules-errors.mjs'
import { judge } from './rules-judge.mjs'
import { parseRules } from './rules-parser.mjs'
import { RULES_FILE } from './start-for-test.mjs'

function rulesWith(statements) {
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{db}/documents { ${statements} } }`
}

function allowIf(condition) {
  return rulesWith(`match /a/{id} { allow get: if ${condition}; }`)
}

function canGet(rules, path) {
  const question = {
    operation: 'get',
    path: `/databases/(default)/documents${path}`,
    request: new Map(),
    resource: null,
  }
  return judge(parseRules(rules), question).allowed
}

test('the rules of this project are parsed', () => {
  assert.doesNotThrow(() => parseRules(readFileSync(RULES_FILE, 'utf8')))
})

test('a syntax error is reported with its line', () => {
  const mistakes = [
    "'a' ==",
    '(true',
    'tru',
    'request.auth.',
    'd == 1',
    "'a'.size(1)",
    "'a'.matches('(')",
    "'a",
    '"a\n"',
  ]
  for (const mistake of mistakes) {
    assert.throws(() => parseRules(allowIf(mistake)), RulesSyntaxError, mistake)
    assert.throws(() => parseRules(allowIf(mistake)), /^Error: line 2: /, mistake)
  }
})

test('constructs that the evaluator does not model are rejected at parse time', () => {
  const unsupported = [
    'exists(/databases/x)',
    'get(/a/b).data.x == 1',
    "{'a': 1} == null",
    "'a,b'.split(',').size() == 2",
    "'a'.lower() == 'a'",
    'math.abs(1) == 1',
    "'a'.matches('(?i)A')",
    "'a'.matches('\\\\w')",
    "'a'.matches(request.x)",
    'request is set',
    "timestamp.of('x') == null",
  ]
  for (const condition of unsupported)
    assert.throws(() => parseRules(allowIf(condition)), UnsupportedRule, condition)
  assert.throws(() => parseRules(rulesWith('').replace(/rules_version.*\n/, '')), UnsupportedRule)
})

test('text after the end, an unfinished file and an empty one are errors', () => {
  assert.throws(() => parseRules(`${rulesWith('')} more`), RulesSyntaxError)
  assert.throws(() => parseRules(rulesWith('').slice(0, -1)), RulesSyntaxError)
  assert.throws(() => parseRules(''), UnsupportedRule)
})

test('a pattern matches only whole paths', () => {
  const rules = rulesWith('match /a/{id} { allow get: if true; }')
  assert.equal(canGet(rules, '/a/1'), true)
  for (const path of ['/a', '/A/1', '/a/1/b/2', '/x/a/1']) assert.equal(canGet(rules, path), false, path)
})

test('a nested block matches the rest of the path and sees all captured names', () => {
  const rules = rulesWith("match /a/{x} { match /b/{y} { allow get: if x == '1' && y == '2'; } }")
  assert.equal(canGet(rules, '/a/1/b/2'), true)
  assert.equal(canGet(rules, '/a/1/b/3'), false)
  assert.equal(canGet(rules, '/a/1'), false)
})

test('a {name=**} segment matches any depth', () => {
  const rules = rulesWith('match /a/{rest=**} { allow get: if true; }')
  for (const path of ['/a/1', '/a/1/b/2']) assert.equal(canGet(rules, path), true, path)
  assert.equal(canGet(rules, '/b/1'), false)
})

test('a function sees the captured names in its scope, not those of its caller', () => {
  const called = 'function f() { return id == "1"; } match /a/{id} { allow get: if f(); }'
  assert.throws(() => parseRules(rulesWith(called)), /unknown name 'id'/)
  const nested = 'match /a/{id} { function f(x) { let y = x; return y == id; } allow get: if f("1"); }'
  assert.equal(canGet(rulesWith(nested), '/a/1'), true)
})

test('infinite recursion denies', () => {
  const rules = rulesWith('function f() { return f(); } match /a/{id} { allow get: if f(); }')
  assert.equal(canGet(rules, '/a/1'), false)
})
