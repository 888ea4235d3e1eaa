import type { Standing } from '@andariego/contract/gamification'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { profilesRepository } from './profiles-repository.ts'

export { peopleRepository } from './people-repository.ts'
export {
  calledColumns,
  isPersonDeleted,
  personJson,
  shownEmail,
  type Viewer,
} from './select-person.ts'

/** Where each of these users stands, in their order. Gamification provides it. */
export type StandingsOf = (userIds: readonly string[]) => Promise<Standing[]>

/** What people add to the export of an account; its profile and handles go with the row of the user. */
export const peopleOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    const profiles = profilesRepository(database)
    add('perfil', { ...(await profiles.one(userId)), handles: await profiles.handlesOf(userId) })
  },
})
