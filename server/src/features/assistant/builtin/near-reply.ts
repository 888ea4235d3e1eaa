import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import { type Category, isOfCategory } from './categories.ts'
import type { Area } from './memory.ts'
import { distance, linked, rated } from './phrases.ts'
import { idsOf, type Knowledge, type Reply } from './reply.ts'

const SHOWN = 5
const LOOKED_AT = 60
/** What one would still call near. */
const NEAR_METRES = 60_000

const isPlace = (centre: Place | Area): centre is Place => 'averageRating' in centre

/** What is around a place of the community, or around any point that has a name. */
export const nearReply = async (
  { guide }: Knowledge,
  centre: Place | Area,
  category: Category | null,
): Promise<Reply> => {
  const isWanted = ({ id, name }: Place) =>
    id !== centre.id && (category === null || isOfCategory(category, fold(name)))
  const nearest = (await guide.nearest(centre, LOOKED_AT))
    .filter(isWanted)
    .map((place) => ({ place, metres: metresBetween(centre, place) }))
  const near = nearest.filter(({ metres }) => metres <= NEAR_METRES).slice(0, SHOWN)
  const name = isPlace(centre) ? linked(centre) : `**${centre.name}**`
  const kind = category?.name ?? 'lugares'
  const self = isPlace(centre) ? [centre] : []
  const memory = {
    asked: 'near' as const,
    category: category?.name ?? null,
    ...(isPlace(centre) ? { focus: centre.id } : { area: centre }),
  }
  if (near.length > 0) {
    const lines = near.map(
      ({ place, metres }, index) => `${index + 1}. ${linked(place)}, ${distance(metres)} · ${rated(place)}`,
    )
    const places = near.map(({ place }) => place)
    return {
      text: `Cerca de ${name} la comunidad conoce:\n\n${lines.join('\n')}\n\nLas distancias son en línea recta.`,
      places: [...places, ...self],
      memory: { ...memory, listed: idsOf(places), shown: places.length },
    }
  }
  const [closest] = nearest
  if (!closest)
    return { text: `La comunidad todavía no tiene otros ${kind} cerca de ${name}.`, places: self, memory }
  return {
    text: `Cerca de ${name} la comunidad todavía no tiene ${kind}. Lo más cercano es ${linked(closest.place)}, ${distance(closest.metres)}.`,
    places: [closest.place, ...self],
    memory: { ...memory, listed: [closest.place.id], shown: 1 },
  }
}
