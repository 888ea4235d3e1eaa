import type { ItineraryDraft } from '@andariego/contract/assistant'
import { PLAN_DAYS_MAX } from '@andariego/contract/assistant-rules'
import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { tool } from 'ai'
import { z } from 'zod'
import type { Services } from '../../../platform/services.ts'
import { builtinGeocoder } from '../../maps/public.ts'
import { placeFinder } from '../../places/public.ts'
import { opinionsOf } from '../../reviews/public.ts'

const FOUND = 8
const OPINIONS = 5
const TEXT_MAX = 400

const NAME = z.string().max(120)
const short = (text: string | null): string | null => text?.slice(0, TEXT_MAX) ?? null
const shownPlace = ({ id, name, address, city, averageRating, totalReviews, description }: Place) => ({
  id,
  name,
  address,
  city,
  averageRating,
  totalReviews,
  description: short(description),
})

/**
 * What a model may do: read what any visitor may read, and propose a draft. Nothing here writes, and nothing here is about the
 * asker, so that whoever talks the model into something has gained nothing. `shown` remembers the places it was told of.
 */
export const assistantTools = ({ database }: Services) => {
  const finder = placeFinder(database)
  const geocoder = builtinGeocoder()
  const shown = new Map<string, string>()
  let draft: ItineraryDraft | null = null
  const show = (places: Place[]) => {
    for (const { id, name } of places) shown.set(id, name)
    return places.map(shownPlace)
  }

  const tools = {
    search_places: tool({
      description:
        'Busca lugares de la comunidad por palabras de su nombre, dirección, ciudad o país. Sin texto devuelve los mejores.',
      inputSchema: z.object({
        text: NAME.optional(),
        sort: z.enum(['rating', 'reviews', 'recent']).default('rating'),
      }),
      execute: async ({ text, sort }) => {
        const exact = await finder.list({ q: text, sort, limit: FOUND })
        return show(exact.length === 0 && text ? await finder.named(text, FOUND) : exact)
      },
    }),
    places_nearby: tool({
      description:
        'Los lugares de la comunidad más cercanos a una ciudad, región o punto conocido, con su distancia.',
      inputSchema: z.object({ where: NAME }),
      execute: async ({ where }) => {
        const [spot] = await geocoder.search({ q: where, limit: 1 })
        if (!spot) return { error: 'No está en el mapa.' }
        const { latitude, longitude } = spot
        const places = await finder.list({ sort: 'nearby', latitude, longitude, limit: FOUND })
        return {
          centre: spot.address,
          places: show(places).map((place, index) => ({
            ...place,
            kilometres: Math.round(metresBetween(spot, places[index] ?? spot) / 100) / 10,
          })),
        }
      },
    }),
    place_details: tool({
      description: 'Un lugar con su descripción y las reseñas mejor valoradas.',
      inputSchema: z.object({ id: z.uuid() }),
      execute: async ({ id }) => {
        const place = await finder.place(id)
        if (!place) return { error: 'No existe.' }
        const [details] = show([place])
        const opinions = await opinionsOf(database, id, OPINIONS)
        return {
          ...details,
          reviews: opinions.map(({ rating, content }) => ({ rating, content: short(content) })),
        }
      },
    }),
    propose_itinerary: tool({
      description:
        'Propone un itinerario que el viajero puede llevar a su editor. Solo con lugares encontrados.',
      inputSchema: z.object({
        name: z.string().min(1).max(100),
        items: z
          .array(z.object({ placeId: z.uuid(), day: z.number().int().min(1).max(PLAN_DAYS_MAX) }))
          .min(1)
          .max(60),
      }),
      execute: async ({ name, items }) => {
        const dayOf = new Map(items.map(({ placeId, day }) => [placeId, day]))
        const places = await finder.these([...dayOf.keys()])
        if (places.length === 0) return { error: 'Ninguno de esos lugares existe.' }
        show(places)
        draft = {
          name,
          items: places
            .map((place) => ({ placeId: place.id, name: place.name, day: dayOf.get(place.id) ?? 1 }))
            .sort((a, b) => a.day - b.day),
        }
        return { accepted: places.length }
      },
    }),
  }
  return { tools, shown, draft: () => draft }
}
