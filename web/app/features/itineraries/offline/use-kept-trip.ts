import type { Itinerary } from '@andariego/contract/itineraries'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatError } from '../../../platform/api/api-error.ts'
import { query } from '../../../platform/api/queries.ts'
import { getConnection } from '../../../platform/connection.ts'
import { getSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { dropTrip, type KeptTrip, keepTrip, keptTrip } from './kept-trip.ts'
import { filesKey, type Progress } from './trip-rules.ts'

/** The free storage, in bytes, that keeping a trip requires. */
const ENOUGH_ROOM = 60 * 1024 * 1024

/** Asks the browser not to evict what is kept; true when it agrees. */
const askToPersist = async () => (await navigator.storage?.persist?.()) ?? false

const hasRoom = async () => {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage > ENOUGH_ROOM
}

/** Whether a trip is kept on this device, with functions to keep, update and delete it. */
export const useKeptTrip = (itinerary: Itinerary) => {
  const { id, version } = itinerary
  const { data: listed } = useQuery(query('GET /itineraries/:id/files', { params: { id } }))
  const files = listed && filesKey(listed.data)
  const userId = getSession()?.user.id ?? ''
  const [kept, setKept] = useState<KeptTrip | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [isPromised, setPromised] = useState(true)
  const newest = useRef<AbortController>(null)

  const keep = async () => {
    newest.current?.abort()
    const run = new AbortController()
    newest.current = run
    const { signal } = run
    setProgress({ done: 0, of: 1, bytes: 0 })
    try {
      if (!(await hasRoom())) throw new Error('room')
      setPromised(await askToPersist())
      setKept(await keepTrip(userId, itinerary, setProgress, signal))
    } catch (error) {
      // A newer run follows.
      if (signal.aborted) return
      const why = error instanceof Error && error.message === 'room'
      showToast(
        why
          ? 'No queda espacio en este dispositivo para llevar el viaje.'
          : `No se pudo guardar el viaje. ${formatError(error)}`,
        { kind: 'error' },
      )
      setKept((await keptTrip(userId, id).catch(() => undefined)) ?? null)
    } finally {
      if (!signal.aborted) setProgress(null)
    }
  }
  const drop = async () => {
    await dropTrip(userId, id)
    setKept(null)
  }

  const look = useEffectEvent(async () => {
    const found = (await keptTrip(userId, id).catch(() => undefined)) ?? null
    setKept(found)
    setPromised((await navigator.storage?.persisted?.()) ?? false)
    // The plan, its files or the product changed since, so the kept copy is updated.
    const isOld =
      found &&
      (found.version !== version ||
        found.release !== window.__reactRouterManifest?.version ||
        (files !== undefined && (found.files ?? '') !== files))
    if (isOld && !getConnection().offline && navigator.onLine) await keep()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip, or a change of it, is looked at anew
  useEffect(() => void look(), [id, version, files])

  return { kept, progress, isPromised, keep: () => void keep(), drop: () => void drop() }
}
