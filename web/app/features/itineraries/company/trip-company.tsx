import type { PresentPerson, TripComment } from '@andariego/contract/trip-company'
import type { TripFile } from '@andariego/contract/trip-files'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, type SyntheticEvent, useContext, useMemo } from 'react'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { useTripFiles } from '../files/use-trip-files.ts'
import { PresentPeople } from './present-people.tsx'
import { usePresence } from './use-presence.ts'

interface Company {
  id: string
  /** Null until they are loaded. */
  comments: readonly TripComment[] | null
  present: readonly PresentPerson[]
  files: readonly TripFile[]
}

const CompanyContext = createContext<Company | null>(null)

/** The id of the trip around this component; null where a trip is shown without comments and presence. */
export const useTripId = (): string | null => useContext(CompanyContext)?.id ?? null

/** A stop's comments, the people at it, and its files; null where a trip is shown without comments and presence. */
export const useCompanyAt = (stopId: string) => {
  const company = useContext(CompanyContext)
  return (
    company && {
      tripId: company.id,
      comments: company.comments?.filter((comment) => comment.stopId === stopId) ?? null,
      present: company.present.filter((person) => person.stopId === stopId),
      files: company.files.filter((file) => file.stopId === stopId),
    }
  )
}

/** The files and comments of all stops but these; none where a trip is shown without its company. */
export const useCompanyBeside = (stopIds: ReadonlySet<string>) => {
  const company = useContext(CompanyContext)
  const isBeside = ({ stopId }: { stopId: string }) => !stopIds.has(stopId)
  return { files: company?.files.filter(isBeside) ?? [], comments: company?.comments?.filter(isBeside) ?? [] }
}

const stopOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-stop]')?.dataset.stop ?? null) : null

/** Provides a trip's comments, files and present people to the components inside it. */
export const TripCompany = ({ id, children }: { id: string; children: ReactNode }) => {
  const client = useQueryClient()
  const { present, turnTo } = usePresence(id)
  const { data } = useQuery(query('GET /itineraries/:id/comments', { params: { id } }))
  useLiveEvent('trip-comment', ({ itineraryId }) => {
    if (itineraryId === id) void invalidate(client, 'GET /itineraries/:id/comments', { params: { id } })
  })
  const files = useTripFiles(id)
  const company = useMemo(
    () => ({ id, comments: data?.data ?? null, present, files }),
    [id, data, present, files],
  )
  return (
    <CompanyContext value={company}>
      <PresentPeople present={present} />
      <div
        onFocusCapture={(event) => turnTo(stopOf(event))}
        onPointerDownCapture={(event) => turnTo(stopOf(event))}
      >
        {children}
      </div>
    </CompanyContext>
  )
}
