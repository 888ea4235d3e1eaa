import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, transportError } from './api-error.ts'
import { failureInWordsOf, failureOf, hasWords, isAnswered, isUnanswered } from './failure-of.ts'

test('a failed call has the code of its answer, or why there was none', () => {
  const body = { success: false, message: 'Ya existe un grupo con ese nombre.', code: 'duplicate' }
  expect(failureOf('POST /groups', new ApiError(409, body))).toBe('duplicate')
  expect(failureOf('POST /groups', transportError('timeout'))).toBe('timeout')
  expect(failureOf('POST /groups', new TypeError('bug'))).toBeNull()
})

test.each([
  [new ApiError(409, { code: 'duplicate', message: 'Ya existe.' }), 'duplicate'],
  [new ApiError(500, { code: 'internal', message: 'Duplicate entry' }), 'duplicate'],
  [new Error('External service down'), 'external-service'],
  [new ApiError(400, { message: 'Malo', errors: ['Duplicate entry'] }), 'duplicate'],
  [new ApiError(400, { errors: ['external service down'] }), 'external-service'],
  [new ApiError(500, 'ERROR: duplicate key value'), 'duplicate'],
  [new ApiError(429, { code: 'rate-limited', message: 'Espera.' }), 'rate-limited'],
  [new Error('x'), null],
])('%s is known by its code, or by its text where it came from elsewhere', (error, code) => {
  expect(failureInWordsOf('POST /groups', error)).toBe(code)
})

test.each([
  [new ApiError(409, { message: 'Ya existe.' }), { answered: true, unanswered: false, words: true }],
  [new ApiError(400, { errors: ['Falta el nombre.'] }), { answered: true, unanswered: false, words: true }],
  [new ApiError(400, { errors: [] }), { answered: true, unanswered: false, words: false }],
  [new ApiError(502, '<h1>Bad Gateway</h1>'), { answered: true, unanswered: false, words: false }],
  [new ApiError(502, null), { answered: true, unanswered: false, words: false }],
  [transportError('unreachable'), { answered: false, unanswered: true, words: true }],
  [new Error('bug'), { answered: false, unanswered: false, words: false }],
])('%s tells whether there was an answer, and one in words', (error, { answered, unanswered, words }) => {
  expect([isAnswered(error), isUnanswered(error), hasWords(error)]).toEqual([answered, unanswered, words])
})

test('the compiler knows the codes of each endpoint', () => {
  type Codes = ReturnType<typeof failureOf<'POST /groups'>>
  expectTypeOf<'duplicate'>().toExtend<Codes>()
  expectTypeOf<'validation'>().toExtend<Codes>()
  expectTypeOf<'changed-elsewhere'>().not.toExtend<Codes>()
})
