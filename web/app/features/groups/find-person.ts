import { trimmed } from '@andariego/contract/accounts-rules'
import { groupsMessages } from '@andariego/contract/groups-rules'
import type { Person } from '@andariego/contract/people'
import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { api } from '../../platform/api/api.ts'
import { NotAdded } from './group-failure.ts'

/** The text that identifies exactly this person: their address, handle or name, whichever they show. */
export const typedFor = ({ userEmail, userHandle, userName }: Person): string =>
  userEmail ?? (userHandle === null ? (userName ?? '') : `@${userHandle}`)

const isMeant = ({ userEmail, userHandle, userName }: Person, typed: string): boolean =>
  [userEmail, userHandle, `@${userHandle}`, userName].some(
    (called) => called?.toLowerCase() === typed.toLowerCase(),
  )

/** The person with exactly this address, handle or name, otherwise the first one found. */
export const bestOf = <T extends Person>(found: readonly T[], typed: string): T | undefined =>
  found.find((person) => isMeant(person, typed)) ?? found[0]

/** Suggestions for a text while it is typed: an exact match comes first, members of the group are left out. */
export const matchesOf = (found: readonly Person[], typed: string, members: readonly Person[]): Person[] => {
  const others = found.filter(({ id }) => members.every((member) => member.id !== id))
  const best = bestOf(others, trimmed(typed))
  return best ? [best, ...others.filter(({ id }) => id !== best.id)] : []
}

/** Finds the person that an address, name, handle or part of one means; throws when it means nobody, or the caller. */
export const findPerson = async (typed: string, viewerEmail: string | undefined): Promise<Person> => {
  const email = trimmed(typed)
  // The search leaves out the user, so their own address is checked here.
  if (email.toLowerCase() === viewerEmail?.toLowerCase()) throw new NotAdded(groupsMessages.yourself)
  if (email.length < PEOPLE_SEARCH_MIN) throw new NotAdded(groupsMessages.unknownUser)
  const { data } = await api('GET /users/search', { query: { email } }).catch(() => {
    throw new NotAdded(groupsMessages.addFallback)
  })
  const found = bestOf(data, email)
  if (!found) throw new NotAdded(groupsMessages.unknownUser)
  return found
}
