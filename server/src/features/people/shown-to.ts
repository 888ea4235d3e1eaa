import type { PublicProfile } from '@andariego/contract/people'
import { peopleMessages } from '@andariego/contract/people-rules'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import { type Caller, forbidden, unauthenticated } from '../../platform/http/session.ts'
import { peopleRepository } from './people-repository.ts'

/** Somebody who is not shown: a visitor may see more after signing in, and does not learn who there is. */
export const unknownTo = (caller: Caller | null): Failure =>
  caller === null ? unauthenticated() : new Failure(404, 'not-found', peopleMessages.notFound)

/** A person as the caller sees them. Visitors see those who allow it: 401 otherwise; 404 for whoever is signed in. */
export const shownTo = async (
  database: Database,
  caller: Caller | null,
  id: string,
): Promise<Omit<PublicProfile, 'stats'>> => {
  const person = await peopleRepository(database).one(id, caller?.id ?? null)
  if (!person) throw unknownTo(caller)
  return person
}

/** Refuses to gather what a person did for anybody but themselves, unless their profile is public. */
export const sharedWith = async (database: Database, caller: Caller | null, id: string): Promise<void> => {
  const { isPublic } = await shownTo(database, caller, id)
  if (!isPublic && caller?.id !== id.toLowerCase()) throw forbidden(peopleMessages.notPublic)
}
