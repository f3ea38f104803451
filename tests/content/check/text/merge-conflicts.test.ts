import { checkChange } from '../checked'
import { expectSentences, type Fault } from '../faults'

const one = 'allowed: one of the two, without the lines of <<<<<<<, ======= and >>>>>>>.'
const none =
  'which is left over from two versions that were saved together; allowed: the text without this line.'

/** Text of the sound article, what a merge leaves instead, and every sentence about it. */
const faults: Fault[] = [
  [
    'A plat is',
    '<<<<<<< HEAD\nA plat was\n=======\nA plat is\n>>>>>>> anna\nA plat is',
    [`line 12: found two versions that were saved together, down to ">>>>>>>" in line 16; ${one}`],
  ],
  [
    'topic: start',
    '<<<<<<< HEAD\ntopic: start\n||||||| 1234567\ntopic: rules\n=======\ntopic: deals\n>>>>>>> anna',
    [`line 6: found two versions that were saved together, down to ">>>>>>>" in line 12; ${one}`],
  ],
  [
    'A plat is',
    '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> anna\n\n<<<<<<< HEAD\nC\n=======\n>>>>>>> anna\n\nA plat is',
    [
      `line 12: found two versions that were saved together, down to ">>>>>>>" in line 16; ${one}`,
      `line 18: found two versions that were saved together, down to ">>>>>>>" in line 21; ${one}`,
    ],
  ],
  ['A plat is', '>>>>>>> anna\nA plat is', [`line 12: found ">>>>>>> anna", ${none}`]],
  ['A plat is', '<<<<<<< HEAD\n\nA plat is', [`line 12: found "<<<<<<< HEAD", ${none}`]],
  ['A plat is', '=======\n\nA plat is', [`line 12: found "=======", ${none}`]],
  ['topic: start', 'topic: start\n>>>>>>> anna', [`line 7: found ">>>>>>> anna", ${none}`]],
  [
    'A plat is',
    'One\n=======\nTwo\n>>>>>>> anna\n\nA plat is',
    [`line 13: found "=======", ${none}`, `line 15: found ">>>>>>> anna", ${none}`],
  ],
]

test.each(faults)('instead of %j, %j from a merge is reported', expectSentences)

test('nested quotations are not taken for a merge conflict', () => {
  expect(checkChange('A plat is', '> > > A plat\n\nA plat is')).toEqual([])
})
