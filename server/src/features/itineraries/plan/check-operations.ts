import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Operation, Refusal } from '@andariego/contract/trip-operation-rules'
import { isKnownKind, operation as operationSchema } from '@andariego/contract/trip-operations'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import type { Tx } from '../../../platform/database/database.ts'
import { placesById } from '../../places/public.ts'
import { isLinkForOthers } from '../links-in-names.ts'
import { plansRepository } from './plans-repository.ts'
import type { Submitted } from './settle.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Validates the sent operations, each one separately. */
export const readOperations = (sent: readonly { id: string; operation: unknown }[]): Submitted[] =>
  sent.map(({ id, operation }) => {
    const refused = (code: Refusal['code'], message: string) => ({ id, refusal: { code, message } })
    if (!UUID.test(id)) return refused('validation', tripsMessages.idInvalid)
    if (!isKnownKind(operation)) return refused('unknown-kind', tripsMessages.unknownKind)
    const { success, data, error } = operationSchema.safeParse(operation)
    if (success) return { id: id.toLowerCase(), operation: data }
    return refused('validation', [...new Set(error.issues.map(({ message }) => message))].join(' '))
  })

/** Returns the stop that takes up a place in the trip through this operation. */
const joins = (operation: Operation): string | null =>
  operation.kind === 'add-stop' || operation.kind === 'move-stop' || operation.kind === 'restore-stop'
    ? operation.stopId
    : null

const placeOf = (operation: Operation, plan: Plan): string | null => {
  if (operation.kind === 'add-stop') return operation.placeId
  if (operation.kind === 'set-trip') return operation.fields.coverPlaceId ?? null
  const stopId = joins(operation)
  const added = operation.kind === 'restore-stop' ? operation.stop?.placeId : undefined
  return plan.stops.find(({ id }) => id === stopId)?.placeId ?? added ?? null
}

const nameIn = (operation: Operation) =>
  operation.kind === 'set-trip' && operation.fields.name !== undefined ? [operation.fields.name] : []

/** Looks up, for all of these operations at once, what the plan does not know: existing places, taken ids and names. */
export const obstaclesTo = async (
  tx: Tx,
  trip: { id: string; ownerId: string; callerId: string; plan: Plan },
  submitted: readonly Submitted[],
) => {
  const plans = plansRepository(tx)
  const operations = submitted.flatMap((sent) => ('operation' in sent ? [sent.operation] : []))
  const placeIds = operations.flatMap((operation) => placeOf(operation, trip.plan) ?? [])
  const places = placeIds.length > 0 ? await placesById(tx, [...new Set(placeIds)]) : new Map()
  const foreign = await plans.foreignStops(
    trip.id,
    operations.flatMap((operation) => joins(operation) ?? []),
  )
  const names = operations.flatMap(nameIn)
  const takenNames = await plans.takenNames(trip, names)
  const linkedNames = new Set<string>()
  for (const name of names) if (await isLinkForOthers(tx, trip, name)) linkedNames.add(name)
  return (operation: Operation, plan: Plan): Refusal | null => {
    const placeId = placeOf(operation, plan)
    // The place of a stop added just now was looked up as well.
    if (placeId !== null && !places.has(placeId))
      return { code: 'place-unknown', message: itinerariesMessages.placeUnknown }
    if (foreign.has(joins(operation) ?? '')) return { code: 'id-taken', message: tripsMessages.idTaken }
    if (nameIn(operation).some((name) => takenNames.has(name)))
      return { code: 'duplicate', message: itinerariesMessages.duplicate }
    if (nameIn(operation).some((name) => linkedNames.has(name)))
      return { code: 'validation', message: tripsMessages.linkInName }
    return null
  }
}
