import type { Area } from '../understanding/area.ts'
import type { Conversation } from './conversation.ts'
import { list } from './phrases.ts'

const KILOMETRES_PER_DEGREE = 111
/** Several countries or cities are one area for a plan or a list: '3 días entre Marruecos y Turquía'. */
export const together = ({ areas: named, known }: Conversation): Area | null => {
  // 'dos días en Sevilla, tres en Sevilla' names one.
  const areas = [...new Map(named.map((area) => [area.name, area])).values()]
  return areas.length > 1 && areas.every(({ type }) => type === 'countries' || type === 'circle')
    ? {
        type: 'zone',
        name: list(
          areas.map(({ name }) => name),
          known.frames.locale,
        ),
        boxes: areas.flatMap((area) => {
          if (area.type !== 'circle') return []
          const { latitude, longitude, kilometres } = area
          const high = kilometres / KILOMETRES_PER_DEGREE
          const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
          return [[longitude - wide, latitude - high, longitude + wide, latitude + high] as const].map(
            ([west, south, east, north]): [number, number, number, number] => [west, south, east, north],
          )
        }),
        countries: areas.flatMap((area) => (area.type === 'countries' ? area.countries : [])),
      }
    : null
}

const AND = new Set(['y', 'e', 'o', 'u', 'and', 'or'])
/** Returns the areas of a question as one where an 'y' joins them: 'volcanes en Guatemala y Nicaragua'. */
export const joinedAreas = (talk: Conversation): Area | null => {
  const { areas, words } = talk.question
  const isJoined = areas
    .slice(1)
    .every(({ from }, index) => areas[index]?.to === from - 1 && AND.has(words[from - 1] ?? ''))
  return areas.length === talk.areas.length && isJoined ? together(talk) : null
}
