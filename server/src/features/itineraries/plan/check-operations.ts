import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Operation, Refusal } from '@andariego/contract/trip-operation-rules'
import { isKnownKind, operation as operationSchema, sentEnvelope } from '@andariego/contract/trip-operations'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import type { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { placesById } from '../../places/public.ts'
import { isLinkForOthers } from '../links-in-names.ts'
import { plansRepository } from './plans-repository.ts'
import type { Submitted } from './settle.ts'

/** A longer id is not repeated in the answer. */
const ID_MAX = 100

const idIn = (sent: unknown): string | null => {
  const { id } = (sent ?? {}) as { id?: unknown }
  return typeof id === 'string' && id.length <= ID_MAX ? id : null
}

const messageOf = ({ issues }: z.ZodError) => [...new Set(issues.map(({ message }) => message))].join(' ')

/** Validates what was sent as operations, each separately. */
export const readOperations = (sent: readonly unknown[]): Submitted[] =>
  sent.map((one) => {
    const refused = (code: Refusal['code'], message: string) => ({
      id: idIn(one),
      refusal: { code, message },
    })
    const envelope = sentEnvelope.safeParse(one)
    if (!envelope.success) return refused('validation', messageOf(envelope.error))
    const { id, operation, deed } = envelope.data
    if (!isKnownKind(operation)) return refused('unknown-kind', tripsMessages.unknownKind)
    const { success, data, error } = operationSchema.safeParse(operation)
    return success ? { id, operation: data, deed } : refused('validation', messageOf(error))
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
