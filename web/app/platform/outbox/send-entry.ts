import { createApi, pathOf, type WireRequest } from '@andariego/contract/client'
import { authorized, formatError } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { sendByFetch } from '../api/fetch-transport.ts'
import { sendForm } from '../api/send-form.ts'
import { isUnheard } from '../api/unheard.ts'
import { newId } from '../new-id.ts'
import { sessionStore } from '../session/session.ts'
import { formOf, type StoredEntry } from './entry.ts'
import { joinedBody, refusedOf } from './joined-entries.ts'

const BASE_URL = '/api'
/** For this long the server remembers what it did under a key. In milliseconds. */
const REMEMBERED_MS = 29 * 24 * 60 * 60_000
const UNSURE = 'No sabemos si llegó hace un mes. Mira si está antes de volver a enviarlo.'

/**
 * 'done', 'later' for a retry, or, with a message for people, not heard by the server (for a retry, too), failed inside it or refused
 * by it.
 */
export type Outcome = 'done' | 'later' | { unheard: string } | { failure: string } | { refusal: string }

class AnotherAccount extends Error {}

/** Sends with the session of the entry's author or not at all: another user may have signed in meanwhile. */
const sendAs = (userId: string, request: WireRequest): Promise<unknown> =>
  authorized((accessToken) => {
    if (sessionStore.reread()?.user.id !== userId) throw new AnotherAccount()
    const options = { baseUrl: BASE_URL, accessToken }
    return request.form ? sendForm(request, options) : sendByFetch(request, options)
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

/** Answers that say nothing about the entry: a retry may succeed later, or once the author is signed in again. */
const TEMPORARY = [0, 401, 408, 429]
/** Sites without space for more files stay so for long, and there is something to do about it: send it without files. */
const STORAGE_FULL = 507

const outcomeOfError = (error: unknown): Exclude<Outcome, 'done'> => {
  if (isUnheard(error)) return { unheard: formatError(error) }
  if (!(error instanceof ApiError) || TEMPORARY.includes(error.status)) return 'later'
  const message = formatError(error)
  return error.status >= 500 && error.status !== STORAGE_FULL ? { failure: message } : { refusal: message }
}

interface RefusedPart {
  /** Null where the server could not read one. */
  id: string | null
  message: string
}

/** The outcome of an entry some of whose parts were refused. */
export const outcomeOf = (refused: readonly RefusedPart[]): Outcome => {
  const messages = refused.map(({ message }) => message)
  return messages.length === 0 ? 'done' : { refusal: [...new Set(messages)].join(' ') }
}

/** Whether a refusal of the whole request is about its address, and not about what it carries. */
const isAboutAddress = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status)

/** Sends these entries as one request; returns the outcome of each, or of the first alone when the others are not known yet. */
const sendJoined = async (first: StoredEntry, entries: readonly StoredEntry[]): Promise<Outcome[]> => {
  const { userId, call, refusedIn = null } = first
  try {
    const { form, ...request } = call
    const send = createApi((wire) => sendAs(userId, wire)) as (
      key: string,
      request: object,
    ) => Promise<unknown>
    // Joined entries are carried out once by the ids of their parts: their keys belong to other bodies.
    const key = entries.length > 1 ? newId() : first.idempotencyKey
    const headers = { 'Idempotency-Key': key }
    const body = joinedBody(entries)
    const answer = await send(call.key, { ...request, body, form: form && formOf(form), headers })
    const refused = refusedIn === null ? [] : (fieldOf(answer, refusedIn) as readonly RefusedPart[])
    return entries.map((entry) => outcomeOf(refusedOf(entry, entries, refused)))
  } catch (error) {
    const outcome = outcomeOfError(error)
    if (outcome === 'later' || 'unheard' in outcome) return [outcome]
    if (entries.length > 1 && !isAboutAddress(error)) return sendJoined(first, [first])
    return entries.map(() => outcome)
  }
}

/**
 * Carries out entries once, of which more than the first are only those that `nextTogether` joins: the server knows their keys or
 * the ids of their parts, and an `onlyIf` condition is checked first. Returns the outcomes of the first entries or of all.
 */
export const sendEntries = async (entries: readonly StoredEntry[]): Promise<Outcome[]> => {
  const [first] = entries
  if (!first) return []
  const { triedAt, refusedIn = null } = first
  if (refusedIn === null && triedAt !== null && Date.now() - Date.parse(triedAt) > REMEMBERED_MS)
    return [{ refusal: UNSURE }]
  try {
    if (!(await isWanted(first))) return ['done']
  } catch (error) {
    return [outcomeOfError(error)]
  }
  return sendJoined(first, entries)
}
