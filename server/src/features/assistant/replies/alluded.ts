import { MEASURES } from '../lexicon/measures.ts'
import { type Conversation, kept, searchIn, tell } from './conversation.ts'
import { findAmong, findPlaces } from './find-places.ts'
import { placesReply } from './places-reply.ts'
import type { Reply } from './reply.ts'

const PLEASES =
  '(?:suenan?|molan?|se (?:ven?|oyen?|escuchan?)|pintan?|parecen?|(?:me|nos|le|les) (?:gust|interes|llam|lat|tinc|mol|encant|convenc|atra|anim|copa|pareci)\\p{L}*|esta (?:bien|buen|chid|chever|bacan|genial|padre|lind)\\p{L}*)'
/** 'lo de los vaqueros suena bien', and what is asked of it behind. */
const ALLUDES = new RegExp(
  `^(?:(?:y|ah|ay|oye|uy|pues|ok|bueno|mira|che|oiga|dale|mmm*) )*(?:lo|eso|esto) del? (?:(?:los|las|la|el|un|una) )?((?:\\p{L}+ ){1,3}?)${PLEASES}(?= |$)`,
  'u',
)
/** Whether a text takes up something of a list: 'lo de los colibríes me gusta' marks nothing with a like. */
export const alludes = (text: string): boolean => ALLUDES.test(text)
const DECLINES = /\b(?:no|ni|tampoco|nunca)\b/
const LEAST_LETTERS = 3
/** Answers what is asked of a place of the list before, or of the town, that is only known by what it has: 'lo de los vaqueros suena bien, cuánto es'. */
export const alludedAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, hasNames, isPlan } = talk
  const [, thing = ''] = ALLUDES.exec(question.text) ?? []
  const words = thing.split(' ').filter((word) => word.length > LEAST_LETTERS && !DECLINES.test(word))
  if (hasNames || isPlan || memory.asked === 'plan') return null
  if (words.length === 0 || memory.listed.length === 0) return null
  const anything = {
    ...searchIn(talk, memory.area),
    kinds: [],
    wishes: [],
    literal: [],
    specific: [],
    terms: [],
  }
  const among = await findAmong(known, memory.listed, { ...anything, specific: [words] })
  if (DECLINES.test(thing)) {
    // 'lo de los caballos no me gusta, hay otra cosa?'
    const { kinds, wishes } = memory
    const without = among.map(({ place }) => place.id)
    return kept(talk, await placesReply(known, { ...anything, kinds, wishes, without }))
  }
  const [found] = among.length > 0 ? among : await findPlaces(known, { ...anything, specific: [words] })
  if (!found) return null
  const asked = { ...question, wishes: question.wishes.filter(({ aspect }) => MEASURES.has(aspect)) }
  return kept(talk, await tell(talk, found.place, { ...asked, kinds: [], terms: [], specific: [] }))
}
