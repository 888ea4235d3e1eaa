import { accountsMessages, PASSWORD_MAX } from '@andariego/contract/accounts-rules'
import { BADGES } from '@andariego/contract/badges-rules'
import { LONG_REVIEW_MIN } from '@andariego/contract/gamification-rules'
import { MEDIA_MAX_BYTES, MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, placesMessages } from '@andariego/contract/places-rules'
import { RATING_MAX, REVIEW_CONTENT_MIN, reviewsMessages } from '@andariego/contract/reviews-rules'
import { expect, test } from 'vitest'

// The specification gives these texts with their numbers, so the contract has them verbatim; this compares the numbers with the
// limits.

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

test.each([
  [placesMessages.descriptionLength, [DESCRIPTION_MIN, DESCRIPTION_MAX]],
  [reviewsMessages.contentTooShort, [REVIEW_CONTENT_MIN]],
  [reviewsMessages.ratingRange, [1, RATING_MAX]],
  [mediaMessages.tooMany, [MEDIA_MAX_FILES]],
  [mediaMessages.tooLarge, [MEDIA_MAX_BYTES / 1024 ** 2]],
  [accountsMessages.passwordTooLong, [PASSWORD_MAX]],
])('%s names the limits that hold', (text, limits) => {
  expect(numbersIn(text)).toEqual(limits)
})

const steps = BADGES.flatMap(({ name, requirements }) =>
  requirements.map(({ step, target, fact }) => ({ name, step, target, fact })),
)
test.each(steps)('$name: the number in "$step" is its target', ({ step, target, fact }) => {
  const [first = 1, second] = numbersIn(step)
  expect(first).toBe(target)
  if (fact === 'longReviews') expect(second).toBe(LONG_REVIEW_MIN)
})
