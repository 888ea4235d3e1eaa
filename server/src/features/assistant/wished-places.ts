import type { WishedPlace } from '@andariego/contract/place-answers'
import type { Place } from '@andariego/contract/places'
import type { CacheTag } from '../../platform/cache-tag.ts'
import type { Services } from '../../platform/services.ts'
import { fold } from '../maps/public.ts'
import { allPlacesTag, descriptionsTag, kindsTag, placeFinder, placeTag } from '../places/public.ts'
import { newestReviewsTag } from '../reviews/public.ts'
import { unreadTag } from './changed.ts'
import { evidenceRepository } from './knowledge/evidence-repository.ts'
import { hasUnread, readNews } from './knowledge/reading.ts'
import { areaAround } from './replies/conversation.ts'
import { findPlaces } from './replies/find-places.ts'
import { framesOf } from './replies/frames/frames.ts'
import { NOTHING_YET } from './replies/memory.ts'
import { quoted } from './replies/phrases.ts'
import type { Known } from './replies/reply.ts'
import { resolveNames } from './replies/resolve-names.ts'
import type { Area } from './understanding/area.ts'
import { sharedPlaceNames } from './understanding/place-names.ts'
import { type QuestionRead, readQuestion } from './understanding/read-question.ts'

const SHOWN = 20
/** How near a landmark a place counts as being there. */
const SPOT_KILOMETRES = 5

interface Wished {
  q: string
  city?: string | undefined
  minRating?: number | undefined
  kind?: Place['kind'] | undefined
  west?: number | undefined
  south?: number | undefined
  east?: number | undefined
  north?: number | undefined
}

/** Whether a place passes the other filters. */
const passes =
  ({ city, minRating, kind, west, south, east, north }: Wished) =>
  (place: Place): boolean => {
    const { latitude, longitude } = place
    const isInBox =
      west === undefined || south === undefined || east === undefined || north === undefined
        ? true
        : latitude >= south &&
          latitude <= north &&
          (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east)
    return (
      isInBox &&
      (city === undefined || city === '' || fold(place.city ?? '') === fold(city)) &&
      (minRating === undefined || place.averageRating >= minRating) &&
      (kind === undefined || place.kind === kind)
    )
  }

/** Finds places by a wish in a few words, such as 'playas tranquilas' or 'museos gratis en Lima'. */
export const wishedPlaces = ({ database }: Services) => {
  const finder = placeFinder(database)
  const names = sharedPlaceNames(database)
  const frames = framesOf('es')
  /** Results found before all texts were indexed. */
  const early = new WeakSet<readonly WishedPlace[]>()

  /** Returns the area to search; `self` is the place around which it is. */
  const whereOf = async (
    known: Known,
    question: QuestionRead,
  ): Promise<{ area: Area | null; self?: Place }> => {
    const { areas, named, spots } = await resolveNames(known, question, NOTHING_YET)
    const [[area], [place], [spot]] = [areas, named, spots]
    if (area) return { area }
    if (place) return { area: areaAround(place), self: place }
    if (!spot) return { area: null }
    const { name, latitude, longitude } = spot
    return { area: { type: 'circle', name, country: null, latitude, longitude, kilometres: SPOT_KILOMETRES } }
  }

  return {
    /**
     * Returns the best places first, each with the sentence that is the reason. Quotes nobody when a block exists between them and
     * the viewer. Empty when no text mentions the wish.
     */
    find: async (wished: Wished, viewerId: string | null): Promise<WishedPlace[]> => {
      const known = { finder, evidence: evidenceRepository(database, viewerId), frames }
      await readNews(database)
      const isEarly = await hasUnread(database)
      await names.refresh()
      const withNames = readQuestion(wished.q, names)
      // 'playas tranquilas' does not mean the one place called 'Playa Tranquila'.
      const question = withNames.forms.has('near')
        ? withNames
        : readQuestion(wished.q, { ...names, find: () => [] })
      const { area, self } = await whereOf(known, question)
      const { kinds, wishes, avoided, literal, specific, isEither } = question
      const terms = question.terms.filter((term) => !avoided.includes(term))
      const isEmpty = area === null && kinds.length + wishes.length + terms.length === 0
      const found = isEmpty
        ? []
        : await findPlaces(known, {
            area,
            kinds,
            wishes,
            terms,
            avoided,
            literal,
            specific,
            isEither,
            order: 'best',
          })
      const isFitting = passes(wished)
      const places = found
        .filter(({ place }) => place.id !== self?.id && isFitting(place))
        .slice(0, SHOWN)
        .map(({ place, reason }) => ({
          place,
          reason: reason && {
            sentence: quoted(reason),
            rating: reason.rating,
            reviewId: reason.reviewId,
          },
        }))
      if (isEarly) early.add(places)
      return places
    },

    tags: (places: readonly WishedPlace[]): CacheTag[] => [
      // The ranking depends on all texts about all places.
      allPlacesTag,
      newestReviewsTag,
      descriptionsTag,
      kindsTag,
      ...places.map(({ place }) => placeTag(place.id)),
      ...(early.has(places) ? [unreadTag] : []),
    ],
  }
}
