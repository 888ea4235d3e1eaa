import { expect, test } from 'vitest'
import { missesHour } from './fits-form.ts'

const asked = { forms: new Set(['whatTime']) }

test.each([
  'Muelle del que salen lanchas a la isla.',
  'El ferry cuesta 60 córdobas y tarda una hora.',
  'La subida cuesta 12 quetzales.',
])('names no hour: %s', (sentence) => expect(missesHour(sentence, asked)).toBe(true))

test.each(['Salen a la una.', 'El último sale a las cinco y media.', 'De 9 a 13.', 'Hasta las ocho.'])(
  'names an hour: %s',
  (sentence) => expect(missesHour(sentence, asked)).toBe(false),
)
