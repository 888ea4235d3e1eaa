import { afterEach, expect, test, vi } from 'vitest'
import { getSession, sessionStore } from './session.ts'
import { beforeSignOut, signOut } from './sign-out.ts'

const setUp = () => {
  const happened: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    happened.push(new URL(request.url).pathname)
    return Response.json({ message: 'Sesión cerrada exitosamente.' })
  })
  sessionStore.signIn({
    accessToken: 'x',
    refreshToken: null,
    user: { id: 'ana', email: 'ana@example.com' },
  } as unknown as Parameters<typeof sessionStore.signIn>[0])
  return happened
}

afterEach(() => {
  sessionStore.end()
  vi.unstubAllGlobals()
})

test('The session ends here at once, and at the server after what must be said before', async () => {
  const happened = setUp()
  const answer = Promise.withResolvers<void>()
  const forget = beforeSignOut(() => {
    happened.push(`goodbye of ${getSession()?.user.id}`)
    return answer.promise
  })
  const done = signOut()
  expect(getSession()).toBe(null)
  expect(happened).toEqual(['goodbye of ana'])
  // Also when the goodbye was not heard.
  answer.reject(new Error('no network'))
  await done
  expect(happened).toEqual(['goodbye of ana', '/api/auth/logout'])
  forget()
})

test('What no longer waits for the end says nothing', async () => {
  const happened = setUp()
  beforeSignOut(async () => {
    happened.push('goodbye')
  })()
  await signOut()
  expect(happened).toEqual(['/api/auth/logout'])
})

test('A goodbye without an answer does not keep the session at the server', async () => {
  const happened = setUp()
  const forget = beforeSignOut(() => new Promise(() => {}))
  await signOut()
  expect(happened).toEqual(['/api/auth/logout'])
  forget()
})
