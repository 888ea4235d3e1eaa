import type { Itinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import { placesIn, planOf, tripOf } from '@andariego/contract/trip-answer'
import { shownPlan } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { api, formatError } from '../../../platform/api/api.ts'
import { ApiError } from '../../../platform/api/api-error.ts'
import { invalidate, invalidateAfter } from '../../../platform/api/invalidate.ts'
import { isUnheard } from '../../../platform/api/unheard.ts'
import { browserStorage } from '../../../platform/session/browser-storage.ts'
import { sessionStore, useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { announceNotification } from '../../gamification/public.ts'
import { changesNothing } from './changes-nothing.ts'
import { deedWords } from './deed-words.ts'
import { fetchNewOperations } from './fetch-new-operations.ts'
import type { TripDeed } from './trip-deed.ts'
import { tripOutbox } from './trip-outbox.ts'
import { createTripStore } from './trip-store.ts'

/**
 * Status codes below 500 after which a retry may succeed: no network (0), a session that is being renewed, a timeout, too many
 * requests.
 */
const MAY_PASS = new Set([0, 401, 408, 429])
const refusalOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null
  const mayPass = MAY_PASS.has(error.status) || error.status >= 500 || isUnheard(error)
  return mayPass ? null : formatError(error)
}

const ALREADY_UNDONE = 'Ya está deshecho: el viaje está como antes de ese cambio.'

type Words = (deed: TripDeed) => { title: string; text: string }

const storeFor = (client: QueryClient, userId: string, id: string, words: Words) =>
  createTripStore({
    outbox: tripOutbox(browserStorage(), { id, userId, words }),
    post: async (operations) => {
      // Another tab may have signed in as somebody else: what the author did waits for the author.
      if (sessionStore.reread()?.user.id !== userId) throw new Error('The author is not signed in.')
      const { data, notification } = await api('POST /itineraries/:id/operations', {
        params: { id },
        body: { operations: [...operations] },
      })
      announceNotification(notification)
      return data
    },
    refusalOf,
    onRefused: (messages) => {
      for (const message of messages)
        showToast(`Un cambio no se pudo guardar. ${message}`, { kind: 'error', durationMs: 15_000 })
    },
    onSettled: async (last) => {
      await Promise.all([
        fetchNewOperations(client, id, last),
        invalidate(client, 'GET /itineraries/:id/operations', { params: { id } }),
        invalidateAfter(client, 'POST /itineraries/:id/operations'),
      ])
    },
  })

/** The title and text of a trip's deeds in the outbox. */
const wordsIn =
  (trip: Itinerary): Words =>
  ({ operations, place }) => {
    const names = new Map(
      [...trip.items, ...trip.ideas, ...trip.log.removedStops].map((stop) => [stop.id, stop.place.name]),
    )
    const placeOf = (stopId: string) => `«${names.get(stopId) ?? place?.name ?? 'un lugar'}»`
    const texts = operations.map(({ operation }) => deedWords(operation, placeOf))
    return { title: `Itinerario «${trip.name}»`, text: texts.join('\n') }
  }

/** A trip with the user's unsent changes applied, and the function to change it. */
export const useTrip = (itinerary: Itinerary) => {
  const client = useQueryClient()
  const { id } = itinerary
  const { last } = itinerary.log
  const userId = useSession()?.user.id ?? 'nobody'
  const shown = useRef(itinerary)
  const store = useMemo(
    () => storeFor(client, userId, id, (deed) => wordsIn(shown.current)(deed)),
    [client, userId, id],
  )
  const state = useSyncExternalStore(store.subscribe, store.now, store.now)
  useEffect(() => {
    store.heard(last)
  }, [store, last])
  useEffect(() => {
    store.send()
    window.addEventListener('online', store.send)
    return () => window.removeEventListener('online', store.send)
  }, [store])

  const plan = useMemo(() => {
    const pending = state.pending.filter(({ number }) => number === undefined || number > last)
    return shownPlan({ plan: planOf(itinerary), last, pending })
  }, [itinerary, last, state])
  const trip = useMemo(
    () => tripOf(itinerary, plan, new Map([...state.places, ...placesIn(itinerary)])),
    [itinerary, plan, state],
  )
  useEffect(() => {
    shown.current = trip
  }, [trip])
  const change = useCallback(
    (operations: Operation | readonly Operation[], place?: Place) =>
      store.add(Array.isArray(operations) ? operations : [operations as Operation], place),
    [store],
  )
  const undo = useCallback(
    (operations: readonly Operation[]) => {
      if (changesNothing(plan, operations)) showToast(ALREADY_UNDONE, { kind: 'info' })
      else change(operations)
    },
    [plan, change],
  )
  return {
    trip,
    change,
    /** Undoes a change by its operations, unless somebody has done so before: that would be a change that changes nothing. */
    undo,
    /** Takes operations of a form that may have reached the server, to be sent again. */
    sendLater: store.addSent,
    stuck: state.stuck,
  }
}
export type Trip = ReturnType<typeof useTrip>
export type Change = Trip['change']
export type Undo = Trip['undo']
export type SendLater = Trip['sendLater']
