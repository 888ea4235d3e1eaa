import { isTheOther } from '../understanding/list-position.ts'
import { reachAsked } from '../understanding/radius.ts'
import { compareReply } from './compare-reply.ts'
import { type Conversation, centreOf, kept, plainly, searchIn, tell } from './conversation.ts'
import { findAmong } from './find-places.ts'
import { asksWhichHas, listedChoice } from './listed-choice.ts'
import { asksForFacts, listedFacts } from './listed-facts.ts'
import { nearReply } from './near-reply.ts'
import { placeReply } from './place-reply.ts'
import { placesReply } from './places-reply.ts'
import type { Reply } from './reply.ts'

const COMPARED = 5
const OF_THOSE =
  /\b(cual(es)?|los dos|las dos|ambos|which|qual|(de|entre) (esos|esas|ellos|ellas|estos|estas|los tres)|alguno de|cada uno)\b/

/** Lists the next places of a list. */
export const moreAsked = async ({
  known,
  question,
  memory,
  hasNames,
}: Conversation): Promise<Reply | null> => {
  if (!question.forms.has('more') || hasNames) return null
  if (memory.asked !== 'places') return plainly(known.frames.moreOf)
  return placesReply(known, { ...memory }, memory.listed.length)
}

/** Words that stand for a place of the list. */
const A_PLACE = new Set(
  'primer primero primera segundo segunda tercer tercero tercera otro otra ultimo ultima'.split(' '),
)
/** Returns the other one of a list of two: 'y el otro?'. */
const otherOfTwo = ({ question, memory }: Conversation): string | undefined =>
  memory.listed.length === 2 && memory.focus !== null && isTheOther(question.text)
    ? memory.listed.find((id) => id !== memory.focus)
    : undefined

const OF_THERE = /^(?:y |pero |e )*(?:el|la|los|las) (?:de|del|en)\b/
/** 'la de Nicaragua es peligrosa?': answers about the one of the list that is there. */
export const oneOfThereAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, named, area, isPlan } = talk
  if (named.length > 0 || isPlan || memory.listed.length < 2 || !OF_THERE.test(question.text)) return null
  if (area === null) {
    // 'y el de máscaras': the one of the list that has them.
    const terms = [...new Set([...question.terms, ...question.literal])]
    const search = { ...searchIn(talk, null), kinds: [], wishes: [], specific: [], terms }
    const [found] = terms.length > 0 ? await findAmong(known, memory.listed, search) : []
    return found ? kept(talk, await placeReply(known, found.place)) : null
  }
  const [id, ...others] = await known.evidence.inside(area, memory.listed)
  const [place] = id && others.length === 0 ? await known.finder.these([id]) : []
  return place ? kept(talk, await tell(talk, place)) : null
}

/** Answers about one place of the previous list. */
export const positionAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, named, area, isPlan } = talk
  const { position, forms, kinds, wishes, terms } = question
  if (named.length > 0 || area !== null || isPlan) return null
  const id = position === null ? otherOfTwo(talk) : memory.listed.at(position > 0 ? position - 1 : position)
  if (position === null && !id) return null
  const [place] = id ? await known.finder.these([id]) : []
  if (!place) {
    const { listed } = memory
    return plainly(listed.length > 0 ? known.frames.listOf(listed.length) : known.frames.whichList, memory)
  }
  if (forms.has('near'))
    return kept(
      talk,
      await nearReply(known, centreOf(place), { kinds, wishes, terms: [] }, reachAsked(question)),
    )
  // 'y el segundo cuánto cuesta', then 'y el primero': asks the same of the first one.
  const goesOn = memory.asked === 'about' && forms.has('again') && terms.every((term) => A_PLACE.has(term))
  const isSame = (memory.asked === 'choose' || goesOn) && wishes.length === 0
  const asked = isSame
    ? { ...question, wishes: memory.wishes, terms: memory.terms }
    : { ...question, terms: [] }
  return kept(talk, await tell(talk, place, asked))
}

const SHORT = 6
const comparedAgain = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory } = talk
  const places = await known.finder.these(memory.listed.slice(0, COMPARED))
  return places.length > 1 ? kept(talk, await compareReply(known, places, question, true)) : null
}

/** Answers a question about all listed places: which of them, or what they cost. */
export const listAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, hasNames } = talk
  const { forms, kinds, wishes, text } = question
  const isAround = memory.asked === 'near'
  // 'y con niños?' after a comparison compares the same places.
  const goesOn = forms.has('again') || forms.has('which') || question.words.length <= SHORT
  if (memory.asked === 'compare' && !hasNames && kinds.length === 0 && wishes.length > 0 && goesOn)
    return comparedAgain(talk)
  if (!hasNames && asksWhichHas(talk)) {
    const choice = await listedChoice(talk)
    if (choice) return choice
  }
  if (hasNames || kinds.length > 0 || memory.listed.length < 2 || (memory.focus && !isAround)) return null
  const isFact = wishes.length > 0 && (forms.has('howMuch') || forms.has('when') || forms.has('howLong'))
  const isWhich = forms.has('which') && OF_THOSE.test(text)
  if (!isWhich && asksForFacts(question)) return listedFacts(talk)
  if (!isWhich && !(isFact && memory.asked !== 'plan')) return null
  const listed = await known.finder.these(memory.listed.slice(0, memory.asked === 'compare' ? 3 : COMPARED))
  return kept(talk, await compareReply(known, listed, question))
}
