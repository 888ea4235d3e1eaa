import type { ChatSource } from '@andariego/contract/assistant'
import { pages } from '@andariego/contract/pages'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { quoted } from '../replies/phrases.ts'

const SOURCES_MAX = 12

/** Returns those of the shown places that the answer mentions, by link or by full name. */
export const sourcesOf = (
  text: string,
  shown: ReadonlyMap<string, string>,
  quotes: readonly Evidence[],
): ChatSource[] => {
  const folded = ` ${fold(text)} `
  return [...shown]
    .filter(([id, name]) => text.includes(pages.place({ id })) || folded.includes(` ${fold(name)} `))
    .slice(0, SOURCES_MAX)
    .map(([placeId, name]) => {
      const own = quotes.flatMap((one) =>
        one.placeId === placeId && one.reviewId !== null && folded.includes(` ${fold(quoted(one))} `)
          ? [{ reviewId: one.reviewId, sentence: quoted(one) }]
          : [],
      )
      return { placeId, name, ...(own.length > 0 && { quotes: own }) }
    })
}
