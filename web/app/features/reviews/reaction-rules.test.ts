import { expect, test } from 'vitest'
import { pressed } from './reaction-rules.ts'

const none = { reactionType: null, likeCount: 3, dislikeCount: 1 }

test('a first press counts', () => {
  expect(pressed(none, 'like')).toEqual({ reactionType: 'like', likeCount: 4, dislikeCount: 1 })
})

test('the same press again takes it back', () => {
  expect(pressed(pressed(none, 'dislike'), 'dislike')).toEqual(none)
})

test('the other press moves the vote', () => {
  expect(pressed(pressed(none, 'like'), 'dislike')).toEqual({
    reactionType: 'dislike',
    likeCount: 3,
    dislikeCount: 2,
  })
})
