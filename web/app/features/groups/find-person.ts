import { trimmed } from '@andariego/contract/accounts-rules'
import { groupsMessages } from '@andariego/contract/groups-rules'
import type { Person } from '@andariego/contract/people'
import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { api } from '../../platform/api/api.ts'
import { NotAdded } from './group-failure.ts'

/** What one would type to mean exactly this person: their address, handle or name, as far as they show it. */
export const typedFor = ({ userEmail, userHandle, userName }: Person): string =>
  userEmail ?? (userHandle === null ? (userName ?? '') : `@${userHandle}`)

const isMeant = ({ userEmail, userHandle, userName }: Person, typed: string): boolean =>
  [userEmail, userHandle, `@${userHandle}`, userName].some(
    (called) => called?.toLowerCase() === typed.toLowerCase(),
  )

/** The one of exactly that address, handle or name, else the first. */
export const bestOf = <T extends Person>(found: readonly T[], typed: string): T | undefined =>
  found.find((person) => isMeant(person, typed)) ?? found[0]

/** Those whom a text may mean while it is typed: who is called exactly so first, nobody who is in the group. */
export const matchesOf = (found: readonly Person[], typed: string, members: readonly Person[]): Person[] => {
  const others = found.filter(({ id }) => members.every((member) => member.id !== id))
  const best = bestOf(others, trimmed(typed))
  return best ? [best, ...others.filter(({ id }) => id !== best.id)] : []
}

/** Whom an address, a name, a handle or a part of it means; oneself is nobody to add. */
export const findPerson = async (typed: string, viewerEmail: string | undefined): Promise<Person> => {
  const email = trimmed(typed)
  // The search finds others alone.
  if (email.toLowerCase() === viewerEmail?.toLowerCase()) throw new NotAdded(groupsMessages.yourself)
  if (email.length < PEOPLE_SEARCH_MIN) throw new NotAdded(groupsMessages.unknownUser)
  const { data } = await api('GET /users/search', { query: { email } }).catch(() => {
    throw new NotAdded(groupsMessages.addFallback)
  })
  const found = bestOf(data, email)
  if (!found) throw new NotAdded(groupsMessages.unknownUser)
  return found
}
