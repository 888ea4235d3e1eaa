import type { PlaceAnswer } from '@andariego/contract/place-answers'
import type { Place } from '@andariego/contract/places'
import type { CacheTag } from '../../platform/cache-tag.ts'
import type { Services } from '../../platform/services.ts'
import { allPlacesTag, placeFinder, placeTag } from '../places/public.ts'
import { newestReviewsTag, reviewsOfPlaceTag } from '../reviews/public.ts'
import { unreadTag } from './changed.ts'
import { evidenceRepository } from './knowledge/evidence-repository.ts'
import { hasUnread, readNews } from './knowledge/reading.ts'
import { framesOf } from './replies/frames/frames.ts'
import { replyOnTheSpot } from './replies/on-the-spot.ts'
import { linked, plain } from './replies/phrases.ts'
import { sourcesOf } from './replies/sources-of.ts'
import type { Form } from './understanding/form.ts'
import { sharedPlaceNames } from './understanding/place-names.ts'
import { readQuestion } from './understanding/read-question.ts'

/** Forms of questions that may concern other places too. */
const WIDE: readonly Form[] = ['near', 'far', 'which']

/** Answers questions about one place, in the same way for everybody who has no block. */
export const placeAnswers = ({ database }: Services) => {
  const finder = placeFinder(database)
  const names = sharedPlaceNames(database)
  /** Further tags of answers, besides those of their places. */
  const besides = new WeakMap<PlaceAnswer, CacheTag[]>()

  return {
    /** Quotes nobody with a block between them and the viewer; null stands for visitors. */
    answer: async (place: Place, message: string, viewerId: string | null): Promise<PlaceAnswer> => {
      await readNews(database)
      const isEarly = await hasUnread(database)
      await names.refresh()
      const everyName = readQuestion(message, names)
      const question = readQuestion(message, {
        ...names,
        find: (words) => names.find(words).filter(({ id }) => id === place.id),
      })
      const otherIds = everyName.places.flatMap(([match]) =>
        match && match.id !== place.id ? [match.id] : [],
      )
      const evidence = evidenceRepository(database, viewerId)
      const known = { finder, evidence, frames: framesOf(question.language) }
      const reply = await replyOnTheSpot(known, place, question, await finder.these(otherIds))
      const answer = {
        // The reader is already on the place's page.
        text: reply.text.replaceAll(linked(place), plain(place.name)),
        sources: sourcesOf(reply),
        isUntold: reply.untold !== undefined,
      }
      const isWide = WIDE.some((form) => question.forms.has(form))
      besides.set(answer, [
        // Which other places it mentions depends on all places and on their reviews.
        ...(isWide ? [allPlacesTag, newestReviewsTag] : []),
        // After an import, more texts may be waiting than one question indexes.
        ...(isEarly ? [unreadTag] : []),
      ])
      return answer
    },

    /** The tags of everything that the answer depends on. */
    tags: (placeId: string, answer: PlaceAnswer): CacheTag[] => [
      reviewsOfPlaceTag(placeId),
      ...new Set([placeId, ...answer.sources.map((source) => source.placeId)].map(placeTag)),
      ...(besides.get(answer) ?? []),
    ],
  }
}
