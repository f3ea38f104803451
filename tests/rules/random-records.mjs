import { founderRecord, isoTime } from './founder-record.mjs'
import { ALICE_EMAIL } from './identities.mjs'
import { pick } from './random.mjs'
import { ROOT } from './requests.mjs'
import { rest } from './rest-values.mjs'

/**
 * Alice's record with up to two random changes.
 * @param {() => number} random
 */
export function randomRecord(random) {
  const record = founderRecord()
  const changes = pick(random, [0, 0, 1, 1, 1, 2])
  for (let i = 0; i < changes; i++) changeSomething(random, record)
  return record
}

function changeSomething(random, record) {
  const subscription = isPlainMap(record.subscription) ? record.subscription : record
  const kind = pick(random, ['record', 'record', 'subscription', 'subscription', 'created', 'purchased'])
  if (kind === 'created') record.createdAt = randomTime(random)
  else if (kind === 'purchased') subscription.purchasedAt = randomTime(random)
  else changeField(random, kind === 'record' ? record : subscription)
}

function changeField(random, map) {
  const names = Object.keys(map)
  const change = pick(random, ['set', 'set', 'remove', 'add'])
  if (change === 'add' || names.length === 0) map[pick(random, EXTRA_NAMES)] = randomValue(random)
  else if (change === 'remove') delete map[pick(random, names)]
  else map[pick(random, names)] = randomValue(random)
}

const EXTRA_NAMES = ['x', 'isAdmin', 'Email', 'role ', 'a.b', 'é', 'currency']

function isPlainMap(value) {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}

function randomValue(random) {
  const { price } = founderRecord().subscription
  return pick(random, [
    ...['', 'x', 'founder', 'Founder Beta', ALICE_EMAIL],
    ...[price, price + 0.5, 0, -1, 1, true, false, null],
    [],
    ['founder'],
    {},
    { a: 1 },
    rest({ doubleValue: price }),
    rest({ doubleValue: 'NaN' }),
    rest({ integerValue: '9223372036854775807' }),
    rest({ timestampValue: isoTime() }),
    rest({ bytesValue: 'Zm91bmRlcg==' }),
    rest({ geoPointValue: { latitude: 1, longitude: 2 } }),
    rest({ referenceValue: `${ROOT}/users/x` }),
    randomTime(random),
    randomTime(random),
  ])
}

/** A time near the limits of what is allowed, or in a format close to the allowed one. */
function randomTime(random) {
  const now = isoTime()
  return pick(random, [
    ...[now, now, isoTime(-1), isoTime(23.9), isoTime(24.1), isoTime(-23.9), isoTime(-24.1)],
    isoTime((random() - 0.5) * 96),
    ...['2026-02-29T00:00:00.000Z', '2024-02-29T00:00:00.000Z'],
    ...[now.replace('Z', ''), now.slice(0, 10), now.toLowerCase(), now.replace('T', ' ')],
    ...[now.replace(/T\d\d/, 'T24'), now.replace(/T\d\d/, 'T99')],
    ...[now.replace(/:\d\d:/, ':60:'), now.replace(/:\d\d\./, ':61.'), now.replace(/-\d\d-/, '-00-')],
    ...[`${now}\n`, `\n${now}`, `${now}\u0000`, `\u0662${now.slice(1)}`],
  ])
}
