import type { Services } from '../../../platform/services.ts'
import { standingsRepository } from '../../gamification/public.ts'
import { builtinGeocoder } from '../../maps/public.ts'
import { favouritesOf, placeFinder } from '../../places/public.ts'
import { opinionsOf } from '../../reviews/public.ts'
import type { AnswerPart, Assistant, Question } from '../assistant.ts'
import { areas as areasOf } from './area.ts'
import { guide as guideOf } from './guide.ts'
import { NOTHING_YET, readMemory } from './memory.ts'
import type { Knowledge, Reply } from './reply.ts'
import { replyTo } from './reply-to.ts'
import { understand } from './understand.ts'

const OPINIONS_READ = 20

function* partsOf({ text, places, memory, itineraryDraft }: Reply): Generator<AnswerPart> {
  const names = new Map(places.map(({ id, name }) => [id, name]))
  yield { sources: [...names].map(([placeId, name]) => ({ placeId, name })) }
  if (itineraryDraft) yield { itineraryDraft }
  yield { memory: { ...NOTHING_YET, ...memory } }
  // In paragraphs: who reads along sees the first one while the rest is on its way.
  for (const piece of text.split(/(?<=\n\n)/)) yield { text: piece }
}

/**
 * The assistant that needs no model: it reads intents and names out of the question by rules, and answers from the
 * community's places and reviews and the gazetteer. The same question gets the same answer while these stay the same.
 */
export const builtinAssistant = ({ database }: Services): Assistant => {
  const finder = placeFinder(database)
  const areas = areasOf(builtinGeocoder())
  const known: Knowledge = {
    finder,
    areas,
    guide: guideOf(finder, areas),
    opinionsOf: (placeId) => opinionsOf(database, placeId, OPINIONS_READ),
  }
  const standings = standingsRepository(database)
  return {
    async *answer({ userId, message, memory }: Question) {
      const self = {
        standing: () => standings.one(userId),
        favourites: () => favouritesOf(database, userId),
      }
      yield* partsOf(await replyTo(known, self, understand(message), readMemory(memory)))
    },
  }
}
