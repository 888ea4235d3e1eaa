import { expect, expectTypeOf, test } from 'vitest'
import { ApiError, transportError } from './api-error.ts'
import { failureOf } from './failure-of.ts'

test('a failed call has the code of its answer, or why there was none', () => {
  const body = { success: false, message: 'Ya existe un grupo con ese nombre.', code: 'duplicate' }
  expect(failureOf('POST /groups', new ApiError(409, body))).toBe('duplicate')
  expect(failureOf('POST /groups', transportError('timeout'))).toBe('timeout')
  expect(failureOf('POST /groups', new TypeError('bug'))).toBeNull()
})

test('the compiler knows the codes of each endpoint', () => {
  type Codes = ReturnType<typeof failureOf<'POST /groups'>>
  expectTypeOf<'duplicate'>().toExtend<Codes>()
  expectTypeOf<'validation'>().toExtend<Codes>()
  expectTypeOf<'changed-elsewhere'>().not.toExtend<Codes>()
})
