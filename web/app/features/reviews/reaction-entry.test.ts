import { expect, test } from 'vitest'
import { reactionEntry } from './reaction-entry.ts'

const review = { id: 'r1', placeId: 'p1', placeName: 'Mirador' }

test('a press that likes is not sent once the review is liked: it would take the like back', () => {
  expect(reactionEntry(review, { type: 'like', wanted: true }).onlyIf).toMatchObject({
    field: 'data.reactionType',
    isNot: 'like',
  })
})

test('a press that takes back is sent only while there is what it takes back', () => {
  const entry = reactionEntry(review, { type: 'dislike', wanted: false })
  expect(entry.onlyIf).toMatchObject({ is: 'dislike' })
  expect(entry.title).toBe('Quitar «No me gusta»')
})

test('of several presses on one review the last counts', () => {
  expect(reactionEntry(review, { type: 'like', wanted: true }).thing).toBe(
    reactionEntry(review, { type: 'dislike', wanted: false }).thing,
  )
})
