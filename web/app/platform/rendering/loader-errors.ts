import { generalMessages } from '@andariego/contract/errors'
import { data } from 'react-router'

/** What an error page may know of the failure. */
export interface PageFailure {
  message: string
}

/** The shape of every failed call, in the browser and on the server, whatever class it has there. */
const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null
  const { status } = error as { status?: unknown }
  // A transport that got no answer (only in the browser): the service is not there.
  if (status === 0) return 503
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : null
}

const messageOf = (error: unknown): string => {
  const { body, message } = error as { body?: { message?: unknown }; message?: unknown }
  const text = body?.message ?? message
  return typeof text === 'string' && text !== '' ? text : generalMessages.unexpected
}

/** Awaits what a loader fetches; a failed call becomes the error page of its own status (404, 503, …). */
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

/** Awaits what a visitor may have to sign in for; null where they have to. */
export const orSignedOut = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (statusOf(error) === 401) return null
    throw error
  }
}

/** The last part of the address under which something is found now that has moved; null where it has not. */
export const movedTo = (error: unknown): string | null => {
  const { location } = error as { location?: unknown }
  return typeof location === 'string' ? (location.split('/').at(-1) ?? null) : null
}

/** For a loader to throw when what the address names does not exist; the message is shown. */
export const notFound = (message: string) => data<PageFailure>({ message }, { status: 404 })
