import type { DayFacts, Itinerary } from '@andariego/contract/itineraries'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { isRide } from '../stop.ts'

const STALE_MS = 3_600_000

/**
 * The facts about a trip's days (sun times, holidays …) by date; requested again when the dates or their first places change, or a
 * place of a day with a ride, which may lead into another time zone.
 */
export const useDayFacts = ({
  id,
  items,
}: Pick<Itinerary, 'id' | 'items'>): ReadonlyMap<string, DayFacts> => {
  const firsts = new Map<string, string>()
  for (const { date, place } of items) if (!firsts.has(date)) firsts.set(date, place.id)
  const asked = query('GET /itineraries/:id/days', { params: { id } })
  const { data } = useQuery({
    ...asked,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  })
  const client = useQueryClient()
  const ridden = new Set(items.flatMap(({ date, legToNext }) => (isRide(legToNext) ? [date] : [])))
  const ofRides = items.flatMap(({ date, place }) => (ridden.has(date) ? [place.id] : []))
  const places = [...firsts, ...ofRides].flat().join()
  const known = useRef(places)
  useEffect(() => {
    if (known.current === places) return
    known.current = places
    void invalidate(client, 'GET /itineraries/:id/days', { params: { id } })
  }, [client, id, places])
  return new Map(data?.data.filter(({ date }) => firsts.has(date)).map((facts) => [facts.date, facts]))
}
