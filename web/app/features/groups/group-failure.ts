import type { Endpoints } from '@andariego/contract/api'
import type { ErrorCode } from '@andariego/contract/client'
import { groupsMessages } from '@andariego/contract/groups-rules'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { ApiError, formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'

/** An error whose message is already written for people. */
export class NotAdded extends Error {}

/** The codes of the statuses with words of their own, for responses without a code. */
const codeOfStatus: Partial<Record<number, string>> = { 403: 'forbidden', 404: 'not-found', 409: 'duplicate' }

type Words<K extends keyof Endpoints> = Partial<Record<ErrorCode<K>, string>>

/**
 * The message for an error: validation errors keep the server's text, other known error codes or their statuses get the words
 * given here, all others the fallback.
 */
const messageFor = <K extends keyof Endpoints>(
  endpoint: K,
  error: unknown,
  words: Words<K>,
  otherwise: string,
): string => {
  const code = failureOf(endpoint, error)
  if (code === 'validation') return formatError(error)
  const byCode = words as Partial<Record<string, string>>
  const byStatus = error instanceof ApiError ? codeOfStatus[error.status] : undefined
  return byCode[code ?? ''] ?? byCode[byStatus ?? ''] ?? otherwise
}

export const createFailure = (error: unknown): string =>
  messageFor('POST /groups', error, { duplicate: groupsMessages.duplicate }, groupsMessages.createFailed)

export const addFailure = (error: unknown): string =>
  error instanceof NotAdded
    ? error.message
    : messageFor(
        'POST /groups/:id/members',
        error,
        {
          'not-found': groupsMessages.notFound,
          duplicate: groupsMessages.alreadyMembers,
        },
        groupsMessages.addFailed,
      )

/** Uses the server's own message whenever the server has refused the request. */
export const shareFailure = (error: unknown): string => {
  switch (failureOf('PUT /itineraries/:id/groups', error)) {
    case 'changed-elsewhere':
    case 'forbidden':
    case 'not-found':
    case 'validation':
      return formatError(error)
    default:
      return itinerariesMessages.shareFailed
  }
}

export const removeMemberFailure = (error: unknown): string =>
  messageFor(
    'DELETE /groups/:id/members/:userId',
    error,
    { forbidden: groupsMessages.mayNotRemoveMember, 'not-found': groupsMessages.memberNotFound },
    groupsMessages.removeMemberFailed,
  )

export const removeGroupFailure = (error: unknown): string =>
  failureOf('DELETE /groups/:id', error) === null
    ? groupsMessages.removeFallback
    : messageFor(
        'DELETE /groups/:id',
        error,
        { forbidden: groupsMessages.mayNotRemove, 'not-found': groupsMessages.notFound },
        groupsMessages.removeFailed,
      )
