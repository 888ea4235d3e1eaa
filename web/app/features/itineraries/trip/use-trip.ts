import type { Itinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import { shownPlan } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { invalidate, invalidateAfter } from '../../../platform/api/invalidate.ts'
import { browserStorage } from '../../../platform/session/browser-storage.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { announceNotification } from '../../gamification/public.ts'
import { keptOperations } from './kept-operations.ts'
import { placesIn, planOf, tripOf } from './trip-of.ts'
import { createTripStore } from './trip-store.ts'

/** What a later attempt may mend: no network, a server in trouble, too many at once, a session that is being renewed. */
const MAY_PASS = new Set([0, 401, 408, 429])
const refusalOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null
  return MAY_PASS.has(error.status) || error.status >= 500 ? null : formatError(error)
}

const storeFor = (client: QueryClient, userId: string, id: string) =>
  createTripStore({
    kept: keptOperations(browserStorage(), userId, id),
    post: async (operations) => {
      const { data, notification } = await api('POST /itineraries/:id/operations', {
        params: { id },
        body: { operations },
      })
      announceNotification(notification)
      return data
    },
    refusalOf,
    onRefused: (refused) => {
      for (const message of new Set(refused.map((one) => one.message)))
        showToast(`Un cambio no se pudo guardar. ${message}`, { kind: 'error', durationMs: 15_000 })
    },
    onSettled: () => {
      void invalidate(client, 'GET /itineraries/:id', { params: { id } })
      void invalidate(client, 'GET /itineraries/:id/operations', { params: { id } })
      void invalidateAfter(client, 'POST /itineraries/:id/operations')
    },
  })

/** A trip as its reader sees it, with what is still on the way to the server, and the way to change it. */
export const useTrip = (itinerary: Itinerary) => {
  const client = useQueryClient()
  const { id } = itinerary
  const { last } = itinerary.log
  const userId = useSession()?.user.id ?? 'nobody'
  const store = useMemo(() => storeFor(client, userId, id), [client, userId, id])
  const state = useSyncExternalStore(store.subscribe, store.now, store.now)
  useEffect(() => {
    store.heard(last)
  }, [store, last])
  useEffect(() => {
    store.send()
    window.addEventListener('online', store.send)
    return () => window.removeEventListener('online', store.send)
  }, [store])

  const trip = useMemo(() => {
    const pending = state.pending.filter(({ number }) => number === undefined || number > last)
    const plan = shownPlan({ plan: planOf(itinerary), last, pending })
    return tripOf(itinerary, plan, new Map([...state.places, ...placesIn(itinerary)]))
  }, [itinerary, last, state])
  return {
    trip,
    change: (operations: Operation | readonly Operation[], place?: Place) =>
      store.add(Array.isArray(operations) ? operations : [operations as Operation], place),
    /** How many changes the server does not have yet. */
    unsent: state.pending.filter(({ number }) => number === undefined).length,
    isWaiting: state.isWaiting,
  }
}
export type Trip = ReturnType<typeof useTrip>
export type Change = Trip['change']
