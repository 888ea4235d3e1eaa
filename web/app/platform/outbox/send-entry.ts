import { createApi, pathOf, type WireRequest } from '@andariego/contract/client'
import { authorized, formatError } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { sendByFetch } from '../api/fetch-transport.ts'
import { sendByUpload } from '../api/upload-transport.ts'
import { sessionStore } from '../session/session.ts'
import { formOf, type StoredEntry } from './entry.ts'

const BASE_URL = '/api'
/** For this long the server remembers what it did under a key. In milliseconds. */
const REMEMBERED_MS = 29 * 24 * 60 * 60_000
const UNSURE = 'No sabemos si llegó hace un mes. Mira si está antes de volver a enviarlo.'

/** 'done', 'later' for a retry, or refused with a message for people. */
export type Outcome = 'done' | 'later' | { refusal: string }

class AnotherAccount extends Error {}

/** Sends with the session of the entry's author or not at all: another user may have signed in meanwhile. */
const sendAs = (userId: string, request: WireRequest): Promise<unknown> =>
  authorized((accessToken) => {
    if (sessionStore.reread()?.user.id !== userId) throw new AnotherAccount()
    const options = { baseUrl: BASE_URL, accessToken }
    return request.form ? sendByUpload(request, options) : sendByFetch(request, options)
  })

const fieldOf = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], answer)

const isWanted = async ({ userId, onlyIf }: StoredEntry): Promise<boolean> => {
  if (!onlyIf) return true
  const { read, field } = onlyIf
  const request = { method: 'GET', path: pathOf(read.key, { params: read.params }) }
  const value = fieldOf(await sendAs(userId, request), field)
  return 'is' in onlyIf ? value === onlyIf.is : value !== onlyIf.isNot
}

/** Errors after which a retry may succeed, now or once the author is signed in again. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status)

/** The outcome of a request whose response lists the refused parts. */
export const outcomeOf = (refused: unknown): Outcome => {
  const messages = (refused as { message: string }[]).map(({ message }) => message)
  return messages.length === 0 ? 'done' : { refusal: [...new Set(messages)].join(' ') }
}

/** Carries out an entry once: the server knows its key, and an `onlyIf` condition is checked first. */
export const sendEntry = async (entry: StoredEntry): Promise<Outcome> => {
  const { userId, call, idempotencyKey, triedAt, refusedIn = null } = entry
  if (refusedIn === null && triedAt !== null && Date.now() - Date.parse(triedAt) > REMEMBERED_MS)
    return { refusal: UNSURE }
  try {
    if (!(await isWanted(entry))) return 'done'
    const { form, ...request } = call
    const send = createApi((wire) => sendAs(userId, wire)) as (
      key: string,
      request: object,
    ) => Promise<unknown>
    const headers = { 'Idempotency-Key': idempotencyKey }
    const answer = await send(call.key, { ...request, form: form && formOf(form), headers })
    return refusedIn === null ? 'done' : outcomeOf(fieldOf(answer, refusedIn))
  } catch (error) {
    return isTemporary(error) ? 'later' : { refusal: formatError(error) }
  }
}
