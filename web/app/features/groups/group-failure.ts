import { groupsMessages } from '@andariego/contract/groups-rules'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { ApiError, formatError } from '../../platform/api/api.ts'

/** Something that has its words already. */
export class NotAdded extends Error {}

/** What is against a rule is said in the rule's words; everything else in those of the deed. */
const inWords = (error: unknown, byStatus: Record<number, string>, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise
  return byStatus[error.status] ?? (error.status === 422 ? formatError(error) : otherwise)
}

export const createFailure = (error: unknown): string =>
  inWords(error, { 409: groupsMessages.duplicate }, groupsMessages.createFailed)

export const addFailure = (error: unknown): string =>
  error instanceof NotAdded
    ? error.message
    : inWords(
        error,
        {
          403: groupsMessages.mayNotAdd,
          404: groupsMessages.notFound,
          409: groupsMessages.alreadyMembers,
        },
        groupsMessages.addFailed,
      )

/** The server's own words wherever it has decided. */
export const shareFailure = (error: unknown): string =>
  error instanceof ApiError && [403, 404, 422].includes(error.status)
    ? formatError(error)
    : itinerariesMessages.shareFailed

export const removeMemberFailure = (error: unknown): string =>
  inWords(
    error,
    { 403: groupsMessages.mayNotRemoveMember, 404: groupsMessages.memberNotFound },
    groupsMessages.removeMemberFailed,
  )

export const removeGroupFailure = (error: unknown): string =>
  error instanceof ApiError
    ? inWords(
        error,
        { 403: groupsMessages.mayNotRemove, 404: groupsMessages.notFound },
        groupsMessages.removeFailed,
      )
    : groupsMessages.removeFallback
