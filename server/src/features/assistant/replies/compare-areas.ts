import type { Area } from '../understanding/area.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { findPlaces } from './find-places.ts'
import { list } from './phrases.ts'
import { lines, reasonsOf } from './place-lines.ts'
import { idsOf, type Known, type Reply } from './reply.ts'

const COMPARED = 3

/** Compares two cities or countries by the best places that the community has in each. */
export const compareAreasReply = async (
  known: Known,
  areas: readonly Area[],
  { wishes, terms, kinds }: QuestionRead,
): Promise<Reply> => {
  const { frames } = known
  const sections = await Promise.all(
    areas.slice(0, COMPARED).map(async (area) => {
      const fitting = await findPlaces(known, { area, kinds, wishes, terms, order: 'best' })
      const found =
        fitting.length > 0 || wishes.length === 0
          ? fitting
          : await findPlaces(known, { area, kinds: [], wishes: [], terms: [], order: 'best' })
      const shown = found.slice(0, 3)
      const text = shown.length > 0 ? lines(known, shown) : frames.nothingIn(area.name)
      return {
        text: `**${area.name}**\n${text}`,
        places: shown.map(({ place }) => place),
        quotes: reasonsOf(shown),
      }
    }),
  )
  const places = sections.flatMap((section) => section.places)
  return {
    text: [
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
