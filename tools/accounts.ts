import { randomBytes } from 'node:crypto'
import type { Session } from '@andariego/contract/accounts'
import { type Api, createApi } from '@andariego/contract/client'
import type { Mailbox } from './mailbox.ts'

export const PASSWORD = 'Caminante-1'

export interface Account {
  email: string
  password: string
  session: Session
  /** The typed client, signed in as this traveller. */
  api: Api
}

/** The typed client for a running product. */
export const apiOf = (url: string, accessToken?: string): Api =>
  createApi(async ({ method, path, json, form, headers = {} }) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    })
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}: ${await response.text()}`)
    return response.json()
  })

/** Returns an address that is unique in the run. */
export const newEmail = (name = 'viajera'): string => `${name}-${randomBytes(5).toString('hex')}@example.com`

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

/** Creates accounts quickly: by the API and the mailed link, without a browser. */
export const openAccounts = (url: string, mailbox: Mailbox) => {
  const visitor = apiOf(url)
  const signIn = async (email: string, password: string): Promise<Account> => {
    const { data } = await visitor('POST /auth/login', { body: { email, password } })
    return { email, password, session: data, api: apiOf(url, data.accessToken) }
  }
  const register = async (email = newEmail(), password = PASSWORD): Promise<Account> => {
    await visitor('POST /auth/register', { body: { email, password } })
    const { link } = await mailbox.letterTo(email, /^Confirma/)
    await visitor('GET /auth/confirm-email/:token', { params: { token: tokenOf(link) } })
    return signIn(email, password)
  }
  return { register, signIn }
}
