import type { Place } from '@andariego/contract/places'
import { ASPECTS } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { weekdaysIn } from '../understanding/weekdays.ts'
import { asksWhichDay } from './narrowed.ts'
import { linked, list, quote } from './phrases.ts'
import type { Known, Reply } from './reply.ts'

/** What a sentence is about that only tells when. */
const OF_TIME_ONLY = new Set(['horario', 'momento', 'noche', 'época'])
const aspectOf = (tag: string): string => tag.replace(/[-+]$/, '')

/**
 * Answers on which days there is something with who tells of it and then of the days: 'Acordeón a un metro de ti. De jueves a sábado'.
 * Null where a sentence has both, or none has the days.
 */
export const daysTold = async (
  { evidence, frames }: Known,
  place: Place,
  { text, wishes, terms, specific }: QuestionRead,
): Promise<Reply | null> => {
  const things = wishes.filter(({ aspect }) => !OF_TIME_ONLY.has(aspect))
  if (!asksWhichDay(text) || things.length === 0 || terms.length + specific.length > 0) return null
  const all = await evidence.all([place.id])
  const isOfThing = (tags: readonly string[]) =>
    things.some(({ aspect }) => tags.map(aspectOf).includes(aspect))
  const dated = all.filter(({ sentence }) => weekdaysIn(sentence).length > 0)
  if (dated.some(({ aspects }) => isOfThing(aspects))) return null
  const told = dated.flatMap((one) => {
    const before = all.find(
      ({ reviewId, aspects }) => reviewId !== null && reviewId === one.reviewId && isOfThing(aspects),
    )
    return before && one.aspects.every((tag) => OF_TIME_ONLY.has(aspectOf(tag))) ? [before, one] : []
  })
  if (told.length === 0) return null
  const topics = things.map(({ aspect }) => frames.topic(ASPECTS.get(aspect)?.topic ?? aspect))
  const lines = told.map((one) => `> ${quote(one, frames)}`)
  return {
    text: [frames.about(list(topics, frames.locale), linked(place)), ...lines].join('\n\n'),
    places: [place],
    quotes: told,
    memory: { asked: 'about', focus: place.id, wishes, terms },
  }
}
