import type { Area } from '../understanding/area.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { findPlaces } from './find-places.ts'
import { wishNames } from './named-wishes.ts'
import { list } from './phrases.ts'
import { lines, reasonsOf } from './place-lines.ts'
import { idsOf, type Known, type Reply } from './reply.ts'

const COMPARED = 3

/** Compares two cities or countries by the best places that the community has in each. */
export const compareAreasReply = async (
  known: Known,
  areas: readonly Area[],
  { wishes, terms, kinds, specific, asTyped }: QuestionRead,
): Promise<Reply> => {
  const { frames } = known
  // 'surfear en Costa Rica o Panamá': where no review tells of surfing, lists places without saying that they suit it.
  const sought = specific.filter(([word = '']) => !kinds.includes(word))
  const sections = await Promise.all(
    areas.slice(0, COMPARED).map(async (area) => {
      const fitting = await findPlaces(known, { area, kinds, wishes, terms, specific: sought, order: 'best' })
      const found =
        fitting.length > 0 || wishes.length + sought.length === 0
          ? fitting
          : await findPlaces(known, { area, kinds: [], wishes: [], terms: [], order: 'best' })
      const shown = found.slice(0, 3)
      const text = shown.length > 0 ? lines(known, shown) : frames.nothingIn(area.name)
      return {
        text: `**${area.name}**\n${text}`,
        isTold: fitting.length > 0,
        places: shown.map(({ place }) => place),
        quotes: reasonsOf(shown),
      }
    }),
  )
  const places = sections.flatMap((section) => section.places)
  const isUntold = wishes.length + sought.length > 0 && !sections.some(({ isTold }) => isTold)
  const missing = wishNames(known, { wishes, terms: [], specific: sought, asTyped })
  return {
    text: [
      ...(isUntold ? [frames.unknownOfAll(missing)] : []),
      frames.compare(
        list(
          areas.map(({ name }) => name),
          frames.locale,
        ),
      ),
      ...sections.map(({ text }) => text),
    ].join('\n\n'),
    places,
    quotes: sections.flatMap(({ quotes }) => quotes),
    memory: { asked: 'compare', listed: idsOf(places), wishes },
  }
}
