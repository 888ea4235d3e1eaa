import { WITHHELD_ANSWER } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Deciding, HidingFollower } from '../moderation/public.ts'
import { sentencesOf } from './knowledge/sentences.ts'
import { beginning, quoted } from './replies/phrases.ts'
import { ABOUT_MAX } from './replies/place-lines.ts'
import { DESCRIPTION_SHOWN } from './replies/place-reply.ts'
import './tables.ts'

const rewritten = ({ emit }: Deciding, rows: readonly { userId: string }[]) => {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  if (userIds.length > 0) emit({ type: 'live', userIds, event: { type: 'resync' } })
}

/** Returns a text's parts as answers may contain them: quoted, as the model read them, and the beginnings of a description. */
export const partsIn = (text: string): string[] => {
  const sentences = sentencesOf(text)
  const parts = [
    ...sentences,
    ...sentences.map((sentence) => quoted({ sentence })),
    ...[ABOUT_MAX, DESCRIPTION_SHOWN].map((max) => beginning(text, max)),
  ]
  // Answers embed quotes in their own sentences, and may change the punctuation at the end.
  return [...new Set(parts.map((part) => part.replace(/[.!?…]+$/, '')))].filter(Boolean)
}

/** Withholds the answers that mention a hidden place, or quote a hidden text, also in the notes of their plan. */
const withhold = async (deciding: Deciding): Promise<void> => {
  const { tx, subject } = deciding
  const { id, type, placeId, snapshot } = subject
  if (placeId === undefined || type === 'media') return
  const said = partsIn(snapshot.text)
  const quotes = JSON.stringify([{ quotes: [{ reviewId: id }] }])
  const source = JSON.stringify([{ placeId }])
  const { rows } = await sql<{ userId: string }>`
    update chat_messages set
      withheld = coalesce(withheld, jsonb_build_object(
        'response', response, 'sources', sources, 'itinerary_draft', itinerary_draft, 'memory', memory)),
      withheld_for = coalesce(withheld_for, '{}') || ${id}::uuid,
      response = ${WITHHELD_ANSWER}, sources = '[]', itinerary_draft = null, memory = null
    where coalesce(withheld -> 'sources', sources) @> ${source}::jsonb
      and (${type} = 'place' or coalesce(withheld -> 'sources', sources) @> ${quotes}::jsonb or exists (
        select from unnest(${said}::text[]) as said
        where strpos(coalesce(withheld ->> 'response', response), said) > 0 or exists (
          select from jsonb_array_elements(coalesce(withheld -> 'itinerary_draft', itinerary_draft) -> 'items') as stop
          where strpos(stop ->> 'note', said) > 0
        )
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
