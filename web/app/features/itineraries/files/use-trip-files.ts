import { IMAGE_TYPES, MEDIA_MAX_BYTES, mediaMessages } from '@andariego/contract/media-rules'
import { pages } from '@andariego/contract/pages'
import type { TripFile } from '@andariego/contract/trip-files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, formatError, uploadApi } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { invalidate, invalidateAfter } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { sendOrQueue } from '../../../platform/api/send-or-queue.ts'
import { useIdempotentMutation } from '../../../platform/api/use-idempotent-mutation.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { type FormPart, formOf } from '../../../platform/outbox/entry.ts'
import { useOutbox } from '../../../platform/outbox/use-outbox.ts'

const DEED = 'POST /itineraries/:id/stops/:stopId/files'
const REMOVAL = 'DELETE /itineraries/:id/files/:fileId'
const NONE: readonly TripFile[] = []

export const ACCEPTED_FILES = ['application/pdf', ...IMAGE_TYPES].join(',')

/** The files of a trip, updated when companions add or remove some. */
export const useTripFiles = (id: string): readonly TripFile[] => {
  const client = useQueryClient()
  const { data } = useQuery(query('GET /itineraries/:id/files', { params: { id } }))
  useLiveEvent('trip-file', ({ itineraryId }) => {
    if (itineraryId === id) void invalidate(client, 'GET /itineraries/:id/files', { params: { id } })
  })
  return data?.data ?? NONE
}

interface Stop {
  tripId: string
  stopId: string
  placeName: string
}

/** Attaches a file to a stop; without a network it waits in the outbox. */
export const useAddFile = ({ tripId, stopId, placeName }: Stop) => {
  const client = useQueryClient()
  const params = { id: tripId, stopId }
  const mutation = useIdempotentMutation({
    mutationFn: (file: File, once) => {
      if (file.size > MEDIA_MAX_BYTES) throw new Error(mediaMessages.tooLarge)
      const headers = once([stopId, file.name, file.size, file.lastModified])
      const form: FormPart[] = [['file', file, file.name]]
      return sendOrQueue({
        send: () => uploadApi()(DEED, { params, form: formOf(form), headers }),
        entry: () => ({
          title: `Archivo de ${placeName}`,
          text: file.name,
          page: pages.itinerary({ id: tripId }),
          call: { key: DEED, params, form },
          idempotencyKey: headers['Idempotency-Key'],
        }),
      })
    },
    onSuccess: (answer) => (answer ? invalidateAfter(client, DEED) : undefined),
  })
  const { error } = mutation
  return {
    add: mutation.mutate,
    busy: mutation.isPending,
    problem: error && (error.name === 'Error' ? error.message : formatError(error)),
    waiting: useOutbox().filter(({ call }) => call.key === DEED && call.params?.stopId === stopId),
  }
}

/** Removes a file by its id. One that a companion has removed meanwhile is gone as well, which is no failure. */
export const useRemoveFile = (tripId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (fileId: string) =>
      api(REMOVAL, { params: { id: tripId, fileId } }).catch((error) => {
        if (failureOf(REMOVAL, error) !== 'not-found') throw error
      }),
    onSuccess: () => invalidateAfter(client, REMOVAL),
  })
}
