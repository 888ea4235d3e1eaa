import type { Place } from '@andariego/contract/places'
import { kilometresTo } from './area.ts'
import type { Category } from './categories.ts'
import type { Area, Order } from './memory.ts'
import { beginning, distance, linked, plain } from './phrases.ts'
import { entry, idsOf, type Knowledge, type Reply } from './reply.ts'

const SHOWN = 5
const ABOUT_MAX = 110
const NEARBY = 3

const kindOf = (category: Category | null): string => category?.name ?? 'lugares'
const where = (area: Area | null): string => (area ? ` en ${area.name}` : '')
const gone = (category: Category | null): string => (category?.gender === 'f' ? 'ordenadas' : 'ordenados')

const ORDERED: Record<Order, string> = {
  best: 'por lo que opinan los viajeros',
  reviewed: 'por número de reseñas',
  recent: 'del más nuevo al más antiguo',
}

const nothingThere = async (
  { guide }: Knowledge,
  area: Area | null,
  category: Category | null,
): Promise<Reply> => {
  const kind = kindOf(category)
  if (area === null)
    return {
      text: `La comunidad todavía no agregó ${kind}. Si conoces alguno, puedes ser quien lo cuente: está en «Agregar Lugar».`,
      places: [],
      memory: { asked: 'places', category: category?.name ?? null },
    }
  const memory = { asked: 'places' as const, area, category: category?.name ?? null }
  const others = category ? (await guide.places(area, null, 'best')).slice(0, NEARBY) : []
  if (others.length > 0)
    return {
      text: `En ${area.name} la comunidad todavía no tiene ${kind}, pero sí otros lugares:\n\n${others.map((place) => `- ${entry(place)}`).join('\n')}`,
      places: others,
      memory: { ...memory, category: null, listed: idsOf(others), shown: others.length },
    }
  const near = await guide.nearest(area, NEARBY)
  const text = `La comunidad todavía no tiene lugares en ${area.name}. Si lo conoces, puedes agregar el primero en «Agregar Lugar».`
  if (near.length === 0) return { text, places: [], memory }
  const lines = near.map((place) => `- ${linked(place)}, ${distance(kilometresTo(area, place) * 1000)}`)
  return {
    text: `${text}\n\nLo más cercano que conozco:\n\n${lines.join('\n')}`,
    places: near,
    memory: { ...memory, listed: idsOf(near), shown: near.length },
  }
}

const suggestion = (area: Area | null, shown: readonly Place[], left: number): string => {
  const more = left > 0 ? `Hay ${left} más: pídeme «más». ` : ''
  const first = plain(shown[0]?.name ?? '')
  return area && shown.length > 1
    ? `${more}Puedo contarte de «el segundo», por ejemplo. ¿Te armo un plan de 2 días en ${area.name}?`
    : `${more}Pregúntame «¿cómo es ${first}?» si quieres saber más.`
}

/** The places of an area or a kind, some at a time; `skip` goes on where the last answer ended. */
export const placesReply = async (
  known: Knowledge,
  {
    area,
    category,
    order,
    skip = 0,
  }: { area: Area | null; category: Category | null; order: Order; skip?: number },
): Promise<Reply> => {
  const all = await known.guide.places(area, category, order)
  const shown = all.slice(skip, skip + SHOWN)
  if (all.length === 0) return nothingThere(known, area, category)
  const memory = { asked: 'places' as const, area, category: category?.name ?? null, order }
  if (shown.length === 0)
    return {
      text: `No hay más ${kindOf(category)}${where(area)}: eso es todo lo que la comunidad agregó hasta ahora.`,
      places: [],
      memory: { ...memory, shown: skip },
    }
  const heading =
    skip > 0
      ? `Más ${kindOf(category)}${where(area)}:`
      : shown.length === 1
        ? `Esto es lo que la comunidad conoce${where(area)}${category ? ` de ${category.name}` : ''}:`
        : `Estos son ${kindOf(category)}${where(area)} que la comunidad conoce, ${gone(category)} ${ORDERED[order]}:`
  const lines = shown.map((place, index) => {
    const about = place.description ? `\n   ${beginning(place.description, ABOUT_MAX)}` : ''
    return `${skip + index + 1}. ${entry(place)}${about}`
  })
  const listed = idsOf(all.slice(0, skip + shown.length))
  return {
    text: `${heading}\n\n${lines.join('\n')}\n\n${suggestion(area, shown, all.length - listed.length)}`,
    places: shown,
    memory: { ...memory, listed, shown: listed.length },
  }
}
