import { globSync, readFileSync } from 'node:fs'
import { PASSWORD_MIN, PASSWORD_RULES } from '@andariego/contract/accounts-rules'
import { BADGES } from '@andariego/contract/badges-rules'
import { LONG_REVIEW_MIN } from '@andariego/contract/gamification-rules'
import { MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, placesMessages } from '@andariego/contract/places-rules'
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_CONTENT_MIN,
  reviewsMessages,
} from '@andariego/contract/reviews-rules'
import { expect, test } from 'vitest'

const CONTRACT = new URL('../../contract/src/', import.meta.url)
/** Digits that are no limits: how a time is written, and the name of a format. */
const EXAMPLES = /\b(?:09:30|22:00|MP4)\b/g

/** Texts that the specification gives with their numbers: they stand whole, so that they are found; what they say is that of the constants. */
const SPECIFIED = [
  [
    placesMessages.descriptionLength,
    `La descripción debe tener entre ${DESCRIPTION_MIN} y ${DESCRIPTION_MAX} caracteres.`,
  ],
  [reviewsMessages.contentTooShort, `La reseña debe tener al menos ${REVIEW_CONTENT_MIN} caracteres.`],
  [
    reviewsMessages.ratingRange,
    `Debe seleccionar una calificación de ${RATING_MIN} a ${RATING_MAX} estrellas.`,
  ],
  [mediaMessages.tooMany, `Máximo ${MEDIA_MAX_FILES} archivos permitidos.`],
  [mediaMessages.tooLarge, 'Archivo demasiado grande. Máximo 50MB por archivo.'],
  [PASSWORD_RULES[0].hint, `Al menos ${PASSWORD_MIN} caracteres`],
] as const

/** Returns the numbers that somebody typed into the texts of a file's `…Messages`, each with its line; not those of constants. */
const typedNumbers = (code: string): string[] =>
  [...code.matchAll(/^export const \w+Messages\b.*\{$[\s\S]*?^\}/gm)].flatMap(([texts]) =>
    texts
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replace(/\$\{[^}]*\}/g, '')
      .replace(EXAMPLES, '')
      .split('\n')
      .filter((line) => /\d/.test(line) && !SPECIFIED.some(([text]) => line.includes(text)))
      .map((line) => line.trim()),
  )

test('the texts of the contract take the numbers of limits from constants', () => {
  const files = globSync('*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'))
  const codes = files.map((file) => readFileSync(new URL(file, CONTRACT), 'utf8'))
  expect(codes.filter((code) => /^export const \w+Messages\b/m.test(code)).length).toBeGreaterThan(15)
  expect(codes.flatMap(typedNumbers)).toEqual([])
})

test('a number that is typed into a text is found, and neither an example nor a constant', () => {
  const code = `export const MAX = 5
export const someMessages = {
  /** At most 7. */
  time: 'La hora debe tener la forma 09:30.',
  most: \`Como máximo \${MAX_2}.\`,
  least: 'Al menos 3.',
} as const
const OTHER = 9
`
  expect(typedNumbers(code)).toEqual(["least: 'Al menos 3.',"])
})

test.each(SPECIFIED)('%s', (text, specified) => {
  expect(text).toBe(specified)
})

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const steps = BADGES.flatMap(({ name, requirements }) =>
  requirements.map(({ step, target, fact }) => ({ name, step, target, fact })),
)
test.each(steps)('$name: the number in "$step" is its target', ({ step, target, fact }) => {
  const [first = 1, second] = numbersIn(step)
  expect(first).toBe(target)
  if (fact === 'longReviews') expect(second).toBe(LONG_REVIEW_MIN)
})
