import { expect, test } from 'vitest'
import { pressed, reacted, wishAfter, wished } from './reaction-rules.ts'

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

test('what a press wants holds whatever the reaction has become meanwhile', () => {
  const liked = pressed(none, 'like')
  expect(reacted(liked, { type: 'like', wanted: true })).toEqual(liked)
  expect(reacted(none, { type: 'like', wanted: false })).toEqual(none)
  const disliked = pressed(none, 'dislike')
  expect(reacted(disliked, { type: 'like', wanted: false })).toEqual(disliked)
})

test('a wish shows as its reaction, and leaves one that is there already', () => {
  expect(wished(none, null)).toEqual(none)
  expect(wished(none, 'like')).toEqual(pressed(none, 'like'))
  const liked = pressed(none, 'like')
  expect(wished(liked, 'like')).toEqual(liked)
  expect(wished(liked, 'dislike')).toEqual(pressed(liked, 'dislike'))
})

test('the same press again withdraws a wish, the other one replaces it', () => {
  expect(wishAfter(null, 'like')).toBe('like')
  expect(wishAfter('like', 'like')).toBeNull()
  expect(wishAfter('like', 'dislike')).toBe('dislike')
})
