import { generalMessages } from '@andariego/contract/errors'
import { data } from 'react-router'

/** What an error page may show of an error. */
export interface PageFailure {
  message: string
}

/** The status of any failed request, in the browser and on the server, whichever class the error has there. */
const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null
  const { status } = error as { status?: unknown }
  // No response (only in the browser): the service is unavailable.
  if (status === 0) return 503
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : null
}

const messageOf = (error: unknown): string => {
  const { body, message } = error as { body?: { message?: unknown }; message?: unknown }
  const text = body?.message ?? message
  return typeof text === 'string' && text !== '' ? text : generalMessages.unexpected
}

/** Awaits a loader's request; a failed one becomes the error page of its status (404, 503, …). */
export const orErrorPage = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    const status = statusOf(error)
    if (status === null) throw error
    const failure: PageFailure = { message: messageOf(error) }
    throw data(failure, { status })
  }
}

/** Awaits a request that may need a session; null when it does. */
export const orSignedOut = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (statusOf(error) === 401) return null
    throw error
  }
}

/** The last segment of the new address of something that has moved; null when it has not moved. */
export const movedTo = (error: unknown): string | null => {
  const { location } = error as { location?: unknown }
  return typeof location === 'string' ? (location.split('/').at(-1) ?? null) : null
}

/** To be thrown by a loader when the address names something that does not exist; the message is shown. */
export const notFound = (message: string) => data<PageFailure>({ message }, { status: 404 })
