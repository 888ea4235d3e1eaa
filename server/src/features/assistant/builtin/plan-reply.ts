import { PLAN_DAYS_MAX } from '@andariego/contract/assistant-rules'
import { kilometresTo } from './area.ts'
import type { Area } from './memory.ts'
import { counted, distance, linked, rated } from './phrases.ts'
import { planOf, STOPS_PER_DAY } from './plan.ts'
import { idsOf, type Knowledge, type Reply } from './reply.ts'

/** An outing from the city, when the city alone does not fill the days. */
const OUTING_KILOMETRES = 120
const NAME_MAX = 100
const DEFAULT_DAYS = 2

/** A plan of some days, with the draft of its itinerary. */
export const planReply = async ({ guide }: Knowledge, area: Area, asked: number | null): Promise<Reply> => {
  const days = asked ?? DEFAULT_DAYS
  const inside = await guide.places(area, null, 'best')
  const wanted = Math.min(days, PLAN_DAYS_MAX)
  const outings =
    inside.length >= wanted
      ? []
      : (await guide.nearest(area, 20)).filter(
          (place) =>
            kilometresTo(area, place) <= OUTING_KILOMETRES && !inside.some(({ id }) => id === place.id),
        )
  const chosen = [...inside, ...outings].slice(0, wanted * STOPS_PER_DAY)
  const memory = { asked: 'plan' as const, area, days }
  if (chosen.length === 0) {
    const [closest] = await guide.nearest(area, 1)
    const hint = closest
      ? ` Lo más cercano es ${linked(closest)}, ${distance(kilometresTo(area, closest) * 1000)}.`
      : ''
    return {
      text: `Me gustaría, pero la comunidad todavía no tiene lugares en ${area.name} con los que armar un plan.${hint}`,
      places: closest ? [closest] : [],
      memory: { ...memory, listed: closest ? [closest.id] : [] },
    }
  }
  const plan = planOf(chosen, wanted)
  const stops = plan.days.flat()
  const sections = plan.days.map((stopsOfDay, index) => {
    const lines = stopsOfDay.map((place) => {
      const away = outings.some(({ id }) => id === place.id)
        ? ` · ${distance(kilometresTo(area, place) * 1000)} de ${area.name}`
        : ''
      return `- ${linked(place)} · ${rated(place)}${away}`
    })
    return `**Día ${index + 1}**\n${lines.join('\n')}`
  })
  const covered = plan.days.length
  const honest =
    covered < days
      ? ` Con lo que la comunidad tiene ahí alcanza para ${counted(covered, 'día', 'días')}, no para ${days}.`
      : ''
  return {
    text: `Un plan de ${counted(covered, 'día', 'días')} en ${area.name}: lo mejor valorado, con lo que está cerca en el mismo día.${honest}\n\n${sections.join('\n\n')}\n\nCon «Crear itinerario» lo llevas a tu itinerario y le pones fechas.`,
    places: stops,
    memory: { ...memory, listed: idsOf(stops), shown: stops.length },
    itineraryDraft: {
      name: `${area.name}, ${counted(covered, 'día', 'días')}`.slice(0, NAME_MAX),
      items: plan.days.flatMap((stopsOfDay, index) =>
        stopsOfDay.map(({ id, name }) => ({ placeId: id, name, day: index + 1 })),
      ),
    },
  }
}
