import { peopleMessages } from '@andariego/contract/people-rules'
import { serverMessages } from '@andariego/contract/server-messages'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import { type Caller, forbidden, unauthenticated } from '../../platform/http/session.ts'
import { peopleRepository, type SelectedProfile } from './people-repository.ts'

/** The error for a person who is not visible: visitors may see more after signing in, and must not learn who exists. */
export const unknownTo = (caller: Caller | null): Failure =>
  caller === null ? unauthenticated() : new Failure(404, 'not-found', peopleMessages.notFound)

/** Returns a person as the caller sees them. When not visible: throws a 401 for visitors, a 404 for signed-in users. */
export const shownTo = async (
  database: Database,
  caller: Caller | null,
  id: string,
): Promise<SelectedProfile> => {
  const person = await peopleRepository(database).one(id, caller?.id ?? null)
  if (!person) throw unknownTo(caller)
  return person
}

/** Throws unless the caller is the person or their profile is public. */
export const sharedWith = async (database: Database, caller: Caller | null, id: string): Promise<void> => {
  const { isPublic } = await shownTo(database, caller, id)
  if (!isPublic && caller?.id !== id.toLowerCase()) throw forbidden(serverMessages.profileNotPublic)
}
