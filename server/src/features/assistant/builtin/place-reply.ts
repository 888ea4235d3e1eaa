import type { Place } from '@andariego/contract/places'
import { beginning, counted, linked, plain, quoted, rated, voices } from './phrases.ts'
import type { Knowledge, Reply } from './reply.ts'

const DESCRIPTION_SHOWN = 420

/** A place as the community tells it: where, what, how it is rated, and two voices. */
export const placeReply = async ({ opinionsOf }: Knowledge, place: Place): Promise<Reply> => {
  const quotes = voices(place.totalReviews > 0 ? await opinionsOf(place.id) : [])
  const parts = [
    `**${linked(place)}** · ${rated(place)}\n${plain(place.address)}`,
    place.description
      ? beginning(place.description, DESCRIPTION_SHOWN)
      : 'Nadie escribió todavía su descripción; puedes hacerlo en su página.',
    quotes.length > 0
      ? `De sus ${counted(place.totalReviews, 'reseña', 'reseñas')}:\n\n${quotes.map(quoted).join('\n\n')}`
      : 'Aún no tiene reseñas: si lo conoces, la primera puede ser tuya.',
    '¿Quieres saber qué hay cerca?',
  ]
  return { text: parts.join('\n\n'), places: [place], memory: { asked: 'place', focus: place.id } }
}
