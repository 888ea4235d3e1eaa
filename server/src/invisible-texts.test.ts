import { descriptionProblem, placesMessages } from '@andariego/contract/places-rules'
import { reviewContentProblem, reviewsMessages } from '@andariego/contract/reviews-rules'
import { optionalText, text } from '@andariego/contract/text'
import { describe, expect, test } from 'vitest'
import { refusal } from '../test/refusal.ts'
import { testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'

/** Texts longer than any minimum in which nobody sees anything. */
const NOTHING_SEEN = {
  'zero-width spaces': '\u200b'.repeat(40),
  'joiners that join nothing': '\u200d'.repeat(40),
  'Hangul fillers': '\u3164'.repeat(40),
  'word joiners between spaces': ' \u2060'.repeat(40),
  'marks of direction': '\u200f\u200e'.repeat(40),
  'soft hyphens and line breaks': '\u00ad\n'.repeat(40),
}

describe.each(Object.entries(NOTHING_SEEN))('a text of %s', (_name, value) => {
  test('is missing where a text is required', () => {
    const answer = text({ max: 200, required: 'Escribe algo.' }).safeParse(value)
    expect(answer.error?.issues.map(({ message }) => message)).toEqual(['Escribe algo.'])
  })

  test('is none where a text is optional', () => {
    expect(optionalText({ min: 30, max: 200 }).parse(value)).toBeNull()
  })

  test('is missing in the forms, too', () => {
    expect(reviewContentProblem(value)).toBe(reviewsMessages.contentRequired)
    expect(descriptionProblem(value)).toBe(placesMessages.descriptionRequired)
  })
})

test.each([
  ['characters that nobody sees', 'bonito\u200b\u200b\u200b\u200b', reviewsMessages.contentTooShort],
  ['characters that nobody sees, and enough others', 'Muy\u200b bonito.', null],
  ['parts of an emoji', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', null],
  ['marks that turn the direction of letters', 'אבגדהוזחטי\u200f', null],
])('a review with %s counts the others', (_name, value, problem) => {
  expect(reviewContentProblem(value)).toBe(problem)
})

test('a message that shows nothing is refused, one with an emoji is sent as it is', async () => {
  const andariego = await testApp()
  const [ana, luis] = [await traveller(andariego), await traveller(andariego)]
  const send = (content: string) =>
    ana.api('POST /direct-messages', { body: { receiverId: luis.id, content } })
  const { status, body } = await refusal(send('\u200b\u200b'))
  expect([status, body.errors]).toEqual([422, ['Escribe un mensaje.']])
  expect((await send('👨‍👩‍👧')).data.content).toBe('👨‍👩‍👧')
  await andariego.close()
})
