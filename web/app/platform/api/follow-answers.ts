import type { WireRequest } from '@andariego/contract/client'
import { noteConnection } from '../connection.ts'
import { sessionStore } from '../session/session.ts'
import { ApiError } from './api-error.ts'

/**
 * GET requests of pages that are worth keeping; not those made while somebody types, nor data that are true for a moment only. Of a
 * trip's log, the history asks for what ends at a certain number; all that there is after a number is news.
 */
const WORTH_KEEPING = /^\/(places|users|itineraries|groups|direct-messages|chat|badges|levels|maps\/key)\b/
const MOMENTARY =
  /^\/(users\/search\b|places\/check\b|itineraries\/[\da-f-]+\/(presence\b|operations\?after=\d+$))/

const keptAnswers = () => import('../offline/kept-answers.ts')
const forget = (gone: { userId: string; path: string }) =>
  void keptAnswers()
    .then(({ forgetAnswers }) => forgetAnswers(gone))
    .catch(() => {})

/**
 * Notes whether the server answers. Keeps responses for whoever is signed in on their device, returns the kept one when the server
 * cannot be reached, and forgets it when what it shows is gone.
 */
export const followAnswers = async (request: WireRequest, answer: Promise<unknown>): Promise<unknown> => {
  const { method, path } = request
  const userId = sessionStore.get()?.user.id
  const worth = method === 'GET' && WORTH_KEEPING.test(path) && !MOMENTARY.test(path)
  const keeper = userId !== undefined && worth ? { userId, path } : null
  try {
    const found = await answer
    noteConnection(false)
    if (keeper)
      keptAnswers()
        .then(({ keepAnswer }) => keepAnswer(keeper, found))
        .catch(() => {})
    if (userId !== undefined && method === 'DELETE') forget({ userId, path })
    return found
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A timeout does not tell whether the network or the server is the cause.
    if (error.code !== 'timeout') noteConnection(error.code === 'unreachable')
    // Deleted, or no longer shared: without a connection it would come back.
    if (keeper && (error.status === 404 || error.status === 410)) forget(keeper)
    if (!keeper || error.code !== 'unreachable') throw error
    const kept = await keptAnswers()
      .then(({ keptAnswer }) => keptAnswer(keeper))
      .catch(() => undefined)
    if (kept === undefined) throw error
    return kept
  }
}

/** Keeps data that a page has updated without a new request, in place of the kept response for this path. */
export const keepInstead = (path: string, answer: unknown): void => {
  const userId = sessionStore.get()?.user.id
  if (userId === undefined) return
  keptAnswers()
    .then(({ keepAnswer }) => keepAnswer({ userId, path }, answer))
    .catch(() => {})
}
