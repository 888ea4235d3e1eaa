import type { DecisionKind } from '@andariego/contract/moderation-rules'
import { describe, expect, test } from 'vitest'
import {
  decisionsAbout,
  decisionsAboutPerson,
  mayAnswer,
  mayAppeal,
  mayDismiss,
  mayModerate,
  mayReport,
  undoing,
} from './policies.ts'

const judge = { id: 'judge', role: 'moderator' } as const
const ana = { id: 'ana', role: 'member' } as const
const SHOWN = { isHidden: false, isHeldBack: false }
const HIDDEN = { isHidden: true, isHeldBack: false }
const POSSIBLE: DecisionKind[] = ['dismiss', 'warn', 'hide', 'restore']

test('nobody reports their own content, and only moderators moderate', () => {
  expect(mayReport(ana, { authorId: 'luz' })).toBe(true)
  expect(mayReport(ana, { authorId: null })).toBe(true)
  expect(mayReport(ana, { authorId: 'ana' })).toBe(false)
  expect([mayModerate(judge), mayModerate(ana), mayModerate(null)]).toEqual([true, false, false])
})

describe('about content', () => {
  const shown = { authorId: 'luz', isHidden: false, isHeldBack: false }

  test('moderators make the decisions that its domain supports: it is hidden once, and restored when hidden', () => {
    expect(decisionsAbout(judge, shown, POSSIBLE)).toEqual(['dismiss', 'warn', 'hide'])
    expect(decisionsAbout(judge, { ...shown, isHidden: true }, POSSIBLE)).toEqual([
      'dismiss',
      'warn',
      'restore',
    ])
    expect(decisionsAbout(judge, shown, ['restore'])).toEqual([])
    const waiting = { ...shown, isHidden: true, isHeldBack: true }
    expect(decisionsAbout(judge, waiting, ['hide', 'restore'])).toEqual(['hide', 'restore'])
    expect(decisionsAbout(judge, { ...shown, authorId: null }, ['hide'])).toEqual(['hide'])
  })

  test('a description is locked once, and unlocked when it is locked', () => {
    expect(decisionsAbout(judge, shown, ['lock', 'unlock'])).toEqual(['lock'])
    expect(decisionsAbout(judge, { ...shown, isLocked: true }, ['lock', 'unlock'])).toEqual(['unlock'])
  })

  test('what waits cannot be dismissed, because it would stay hidden', () => {
    expect([false, true].map((isHidden) => mayDismiss({ isHidden, isHeldBack: true }))).toEqual([true, false])
    expect([false, true].map((isHidden) => mayDismiss({ isHidden, isHeldBack: false }))).toEqual([true, true])
  })

  test('nobody else decides, and no moderator about their own', () => {
    expect(decisionsAbout(ana, shown, POSSIBLE)).toEqual([])
    expect(decisionsAbout(null, { ...shown, authorId: null }, POSSIBLE)).toEqual([])
    expect(decisionsAbout(judge, { ...shown, authorId: 'judge' }, POSSIBLE)).toEqual([])
  })
})

test('moderators decide about people, but not about themselves, and a closed account stays closed', () => {
  const all = ['warn', 'limit', 'suspend', 'close']
  expect(decisionsAboutPerson(judge, 'ana', null, SHOWN)).toEqual(['hide', ...all])
  expect(decisionsAboutPerson(judge, 'ana', 'limited', HIDDEN)).toEqual(['restore', ...all, 'lift'])
  const waiting = { isHidden: true, isHeldBack: true }
  expect(decisionsAboutPerson(judge, 'ana', null, waiting)).toEqual(['hide', 'restore', ...all])
  expect(decisionsAboutPerson(judge, 'ana', 'closed', SHOWN)).toEqual([])
  expect(decisionsAboutPerson(judge, 'judge', null, SHOWN)).toEqual([])
  expect(decisionsAboutPerson(judge, null, null, SHOWN)).toEqual([])
  expect(decisionsAboutPerson(ana, 'luz', null, SHOWN)).toEqual([])
})

describe('an appeal', () => {
  test('is made once, against an appealable decision', () => {
    expect(mayAppeal({ decision: 'hide', isAppealed: false })).toBe(true)
    expect(mayAppeal({ decision: 'hide', isAppealed: true })).toBe(false)
    expect(mayAppeal({ decision: 'restore', isAppealed: false })).toBe(false)
  })

  test('is decided by another moderator, and not by the person who appeals', () => {
    expect(mayAnswer(judge, { moderatorId: 'other', authorId: 'ana' })).toBe(true)
    expect(mayAnswer(judge, { moderatorId: 'judge', authorId: 'ana' })).toBe(false)
    expect(mayAnswer(judge, { moderatorId: 'other', authorId: 'judge' })).toBe(false)
    expect(mayAnswer(ana, { moderatorId: 'other', authorId: 'luz' })).toBe(false)
  })

  test('that is granted undoes the decision', () => {
    expect(undoing('review', 'hide')).toBe('restore')
    expect(undoing('place', 'merge')).toBe('restore')
    expect(undoing('place', 'lock')).toBe('unlock')
    for (const decision of ['limit', 'suspend', 'close']) expect(undoing('user', decision)).toBe('lift')
    expect(undoing('user', 'warn')).toBeNull()
    expect(undoing('review', 'limit')).toBeNull()
  })
})
