import type { Api } from '@andariego/contract/client'
import { usersRepository } from '../src/features/accounts/users-repository.ts'
import type { TestApp } from './test-app.ts'

export interface Traveller {
  api: Api
  id: string
  email: string
  password: string
  accessToken: string
  refreshToken: string
}

export const PASSWORD = 'Caminante-1'
let count = 0

/** A traveller without a chosen name, as others see them. */
export const shown = ({ id, email }: Traveller) => ({
  id,
  email,
  userEmail: email,
  userName: null,
  userHandle: null,
  userPortrait: null,
})

/** Returns the token in the newest mail to an address. */
export const mailedToken = (test: TestApp, email: string): string => {
  const letter = test.letters.findLast(({ to }) => to === email)
  return new URL(letter?.button.url ?? 'http://none').searchParams.get('token') ?? ''
}

/** Resolves when no transaction is changing the account: a mail is visible shortly before its transaction commits. */
export const settled = ({ services }: TestApp, email: string) =>
  services.database.transaction().execute((tx) => usersRepository(tx).lock(email))

/** Registers, confirms and signs in a traveller through the API. */
export const traveller = async (
  test: TestApp,
  email = `viajera${++count}@example.com`,
): Promise<Traveller> => {
  const visitor = test.api()
  await visitor('POST /auth/register', { body: { email, password: PASSWORD } })
  await visitor('GET /auth/confirm-email/:token', { params: { token: mailedToken(test, email) } })
  const { data } = await visitor('POST /auth/login', { body: { email, password: PASSWORD } })
  return {
    api: test.api(data.accessToken),
    id: data.user.id,
    email,
    password: PASSWORD,
    accessToken: data.accessToken,
    refreshToken: data.refreshToken,
  }
}
