import { WITHHELD_ANSWER } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Deciding, HidingFollower } from '../moderation/public.ts'
import { sentencesOf } from './knowledge/sentences.ts'
import './tables.ts'

const rewritten = ({ emit }: Deciding, rows: readonly { userId: string }[]) => {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  if (userIds.length > 0) emit({ type: 'live', userIds, event: { type: 'resync' } })
}

/** Withholds the answers that mention a hidden place, or quote a sentence of a hidden text. */
const withhold = async (deciding: Deciding): Promise<void> => {
  const { tx, subject } = deciding
  const { id, type, placeId, snapshot } = subject
  if (placeId === undefined || type === 'media') return
  // Answers embed quotes in their own sentences, and may change the punctuation at the end.
  const said = sentencesOf(snapshot.text).map((sentence) => sentence.replace(/[.!?…]+$/, ''))
  const source = JSON.stringify([{ placeId }])
  const { rows } = await sql<{ userId: string }>`
    update chat_messages set
      withheld = coalesce(withheld, jsonb_build_object(
        'response', response, 'sources', sources, 'itinerary_draft', itinerary_draft, 'memory', memory)),
      withheld_for = coalesce(withheld_for, '{}') || ${id}::uuid,
      response = ${WITHHELD_ANSWER}, sources = '[]', itinerary_draft = null, memory = null
    where coalesce(withheld -> 'sources', sources) @> ${source}::jsonb
      and (${type} = 'place' or exists (
        select from unnest(${said}::text[]) as said
        where strpos(coalesce(withheld ->> 'response', response), said) > 0
      ))
    returning user_id as "userId"`.execute(tx)
  rewritten(deciding, rows)
}

/** Restores the answers that were withheld because of this, unless they contain something else that is hidden. */
const giveBack = async (deciding: Deciding): Promise<void> => {
  const { tx, subject } = deciding
  await sql`update chat_messages set withheld_for = array_remove(withheld_for, ${subject.id}::uuid)
    where ${subject.id}::uuid = any(withheld_for)`.execute(tx)
  const { rows } = await sql<{ userId: string }>`
    update chat_messages set
      response = withheld ->> 'response',
      sources = withheld -> 'sources',
      itinerary_draft = nullif(withheld -> 'itinerary_draft', 'null'),
      memory = nullif(withheld -> 'memory', 'null'),
      withheld = null, withheld_for = null
    where withheld_for = '{}'
    returning user_id as "userId"`.execute(tx)
  rewritten(deciding, rows)
}

export const answersWithHidden: HidingFollower = {
  hidden: withhold,
  shown: giveBack,
  removed: async (deciding) => {
    if (!deciding.subject.isHidden) await withhold(deciding)
  },
}
