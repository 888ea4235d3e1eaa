import { expect, test } from 'vitest'
import { outcomeOf } from './send-entry.ts'

test('An answer that refuses parts is a refusal, said once for each reason', () => {
  const refused = (message: string) => ({ id: 'x', code: 'duplicate', message })
  expect(outcomeOf([])).toBe('done')
  expect(outcomeOf([refused('Ya está.'), refused('Ya está.'), refused('Son demasiados.')])).toEqual({
    refusal: 'Ya está. Son demasiados.',
  })
})
