import type { Itinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { api } from '../../../platform/api/api.ts'
import { isAnythingWaiting } from '../../../platform/api/send-or-queue.ts'
import { newId } from '../../../platform/new-id.ts'
import { asDeed } from '../trip/trip-deed.ts'
import type { SendLater } from '../trip/use-trip.ts'
import { operationsFor } from './editing.ts'
import type { Content } from './merged-content.ts'

/** An itinerary as it was read, with what waits to be sent, and the content to turn it into. */
export interface Wanted {
  itinerary: Itinerary
  content: Content
}

/** Takes what cannot be sent now, and says which failures that means. */
interface Later {
  send: SendLater
  after: (error: unknown) => boolean
}

/** Whether the server refused to add a place because somebody else has just added it; it stays where they put it. */
const isThere = ({ kind }: Operation, code: string) => code === 'duplicate' && kind === 'add-stop'

/** Puts operations into the outbox, each new stop by itself, together with its place, which the trip's page shows meanwhile. */
const queue = (sent: readonly SentOperation[], { stops }: Content, sendLater: SendLater) => {
  let others: SentOperation[] = []
  const queueOthers = () => {
    if (others.length > 0) sendLater(others)
    others = []
  }
  for (const one of sent) {
    const { operation } = one
    const added = operation.kind === 'add-stop' && stops.find(({ place }) => place.id === operation.placeId)
    if (!added) {
      others.push(one)
      continue
    }
    queueOthers()
    // A trip shows no more of a place than its stops know.
    sendLater([one], added.place as Place)
  }
  queueOthers()
}

/**
 * Sends the difference as single operations, so that changes made by others meanwhile are kept. Answers why some were refused, and
 * the trip as it is then; null when the connection was lost after the operations had arrived. With `later`, what fails
 * in one of the ways that it names waits in the outbox, as does everything while earlier changes wait there.
 */
export const sendDifference = async ({ itinerary, content }: Wanted, later?: Later) => {
  const params = { id: itinerary.id }
  const sent = asDeed(operationsFor(itinerary, content, newId))
  const refusals = new Set<string>()
  let isTaken = false
  let notification: Awaited<ReturnType<typeof api<'POST /itineraries/:id/operations'>>>['notification']
  const queued = (from: number, { send }: Later) => {
    queue(sent.slice(from), content, send)
    return { data: null, content, notification, refusals: [...refusals], isQueued: true }
  }
  if (later && (await isAnythingWaiting())) return queued(0, later)
  for (let start = 0; start < sent.length; start += OPERATIONS_MAX) {
    const operations = sent.slice(start, start + OPERATIONS_MAX)
    try {
      const answer = await api('POST /itineraries/:id/operations', { params, body: { operations } })
      notification ??= answer.notification
      isTaken ||= answer.data.accepted.length > 0
      for (const { id, code, message } of answer.data.rejected) {
        const refused = operations.find((one) => one.id === id)
        if (refused && !isThere(refused.operation, code)) refusals.add(message)
      }
    } catch (error) {
      if (later?.after(error)) return queued(start, later)
      throw error
    }
  }
  const read = await api('GET /itineraries/:id', { params }).catch(() => null)
  // Without a connection this may be the answer kept on this device, from before.
  const isCurrent = read !== null && (!isTaken || read.data.version > itinerary.version)
  const data = isCurrent ? read.data : null
  return { data, content, notification, refusals: [...refusals], isQueued: false }
}
