import type { Standing } from '@andariego/contract/gamification'

export { peopleRepository } from './people-repository.ts'
export { isPersonDeleted, personEmail, personJson } from './select-person.ts'

/** Where each of these users stands, in their order. Gamification provides it. */
export type StandingsOf = (userIds: readonly string[]) => Promise<Standing[]>
