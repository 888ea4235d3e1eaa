import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createLane, type Lane } from './optimistic-lane.ts'

type AnyLane = Lane<unknown, unknown, unknown>
const lanes = new WeakMap<QueryClient, Map<string, AnyLane>>()

/** One lane for each key, whichever component made the change: a card and the page show the same thing. */
export const laneOf = <State, Input, Answer>(
  client: QueryClient,
  key: QueryKey,
): Lane<State, Input, Answer> => {
  const known = lanes.get(client) ?? new Map<string, AnyLane>()
  lanes.set(client, known)
  const hash = hashKey(key)
  const lane = known.get(hash) ?? createLane()
  known.set(hash, lane)
  return lane as Lane<State, Input, Answer>
}

export const retireLanes = (client: QueryClient): void => {
  for (const lane of lanes.get(client)?.values() ?? []) lane.retire()
  lanes.delete(client)
}
