import { ITINERARY_NAME_MAX } from '@andariego/contract/itineraries-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { type CopiedDay, copyOperations, detailOperations } from './copied-day.ts'

/** The target: an existing trip, or a new one with this name. */
export type CopyTarget = { id: string } | { name: string }

/** Sends all operations; returns the first reason why one was refused, null when none was. */
const send = async (id: string, operations: readonly Operation[]): Promise<string | null> => {
  let problem: string | null = null
  for (let start = 0; start < operations.length; start += OPERATIONS_MAX) {
    const sent = operations
      .slice(start, start + OPERATIONS_MAX)
      .map((operation) => ({ id: crypto.randomUUID(), operation }))
    const { data } = await api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: sent },
    })
    problem ??= data.rejected[0]?.message ?? null
  }
  return problem
}

/** Copies a day into another trip, or makes a new trip of it. Resolves to the trip's name and the number of places added. */
export const useCopyDay = (day: CopiedDay) => {
  const client = useQueryClient()
  return useIdempotentMutation({
    mutationFn: async ({ to, date }: { to: CopyTarget; date: string }, once) => {
      if ('name' in to) {
        const items = day.stops.map(({ place }) => ({ placeId: place.id, date }))
        const body = { name: to.name.slice(0, ITINERARY_NAME_MAX).trim(), items }
        const { data } = await api('POST /itineraries', { body, headers: once(body) })
        const problem = await send(data.id, detailOperations(day, data, date))
        return { id: data.id, name: data.name, count: data.items.length, problem }
      }
      const { data } = await api('GET /itineraries/:id', { params: { id: to.id } })
      const operations = copyOperations(day, data, date, () => crypto.randomUUID())
      const count = operations.filter(({ kind }) => kind === 'add-stop').length
      return { id: data.id, name: data.name, count, problem: await send(data.id, operations) }
    },
    onSuccess: () => invalidateAfter(client, 'POST /itineraries/:id/operations'),
  })
}
