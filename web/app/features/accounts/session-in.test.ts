import { expect, test } from 'vitest'
import { loginFailure } from './login-failure.ts'
import { sessionIn } from './session-in.ts'

const user = { id: 'u1', email: 'viajera@example.com', createdAt: '2026-11-21T10:00:00.000Z' }
const complete = { success: true, message: 'x', data: { user, accessToken: 'a', refreshToken: 'r' } }

/** What the form shows for an answer that holds no session. */
const shownFor = (answer: object) => {
  try {
    sessionIn(answer)
  } catch (error) {
    return loginFailure(error)
  }
  throw new Error('There is a session.')
}

test('a session is taken as it came, also without a refresh token', () => {
  expect(sessionIn(complete)).toEqual({ user, accessToken: 'a', refreshToken: 'r' })
  const { refreshToken: _, ...data } = complete.data
  expect(sessionIn({ ...complete, data })).toEqual({ user, accessToken: 'a', refreshToken: null })
})

test.each([{}, { data: {} }, { data: { ...complete.data, user: {} } }, { data: { user, accessToken: '' } }])(
  'an answer without a user or token says so (%j)',
  (part) => {
    expect(shownFor({ success: true, ...part })).toBe(
      'Error: No se pudo obtener la información del usuario. Inténtalo nuevamente.',
    )
  },
)
