import type { ChatMessage } from '@andariego/contract/assistant'
import { UNSEEN_ANSWER } from '@andariego/contract/assistant-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isReviewBlockedFor } from '../reviews/public.ts'
import { partsIn } from './withheld-answers.ts'

const placesOf = ({ sources, itineraryDraft }: ChatMessage): string[] =>
  [...sources, ...(itineraryDraft?.items ?? [])].map(({ placeId }) => placeId)

/**
 * Leaves out of a user's messages the answers that quote somebody when a block exists between the two, also in the notes of a plan:
 * the block may be newer than the answer. When the block ends, the answers are shown again.
 */
export const withoutBlocked = async (
  database: Database | Tx,
  userId: string,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> => {
  const placeIds = [...new Set(messages.flatMap(placesOf))]
  if (placeIds.length === 0) return [...messages]
  const { rows } = await sql<{ id: string; content: string }>`
    select id, content from review_texts
    where place_id = any(${placeIds}::uuid[]) and ${isReviewBlockedFor(userId, 'review_texts.id')}`.execute(
    database,
  )
  if (rows.length === 0) return [...messages]
  const ids = new Set(rows.map(({ id }) => id))
  const said = rows.flatMap(({ content }) => partsIn(content))
  const isUnseen = ({ sources, itineraryDraft }: ChatMessage): boolean =>
    sources.some(({ quotes = [] }) => quotes.some(({ reviewId }) => ids.has(reviewId))) ||
    (itineraryDraft?.items ?? []).some(({ note }) => said.some((part) => note?.includes(part)))
  return messages.map((message) => {
    if (!isUnseen(message)) return message
    const { itineraryDraft: _, ...rest } = message
    return { ...rest, response: UNSEEN_ANSWER, sources: [] }
  })
}
