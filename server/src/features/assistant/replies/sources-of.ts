import type { ChatSource } from '@andariego/contract/assistant'
import { quoted } from './phrases.ts'
import type { Reply } from './reply.ts'

/** Returns the places that an answer mentions, each with its quotes, or with what nobody has told about it. */
export const sourcesOf = ({ places, quotes = [], untold = [] }: Reply): ChatSource[] => {
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const said = new Map(quotes.map((one) => [`${one.reviewId} ${one.sentence}`, one]))
  return [...names].map(([placeId, name]) => {
    const own = [...said.values()].flatMap((one) =>
      one.placeId === placeId && one.reviewId !== null
        ? [{ reviewId: one.reviewId, sentence: quoted(one) }]
        : [],
    )
    const asked = untold.find((one) => one.placeId === placeId)?.question
    return { placeId, name, ...(own.length > 0 && { quotes: own }), ...(asked && { untold: asked }) }
  })
}
