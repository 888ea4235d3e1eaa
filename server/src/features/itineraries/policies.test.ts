import type { ItineraryDeed } from '@andariego/contract/itineraries'
import { expect, test } from 'vitest'
import type { CallerOrVisitor } from '../../platform/policy.ts'
import { deeds } from './policies.ts'

/** For people who may open it; strangers and moderators get a 404. */
test.each<[who: string, caller: CallerOrVisitor, may: ItineraryDeed[]]>([
  ['a visitor', null, []],
  ['its owner', { id: 'ana', role: 'member' }, ['edit', 'share', 'remove']],
  ['a companion', { id: 'luz', role: 'member' }, ['edit', 'report']],
  ['a companion who is a moderator', { id: 'eva', role: 'moderator' }, ['edit', 'report']],
  ['somebody who was asked to look', { id: 'leo', role: 'member' }, ['report']],
])('what %s may do to an itinerary', (_who, caller, may) => {
  expect(deeds(caller, { ownerId: 'ana', isEditor: caller?.id !== 'leo' })).toEqual(may)
})
