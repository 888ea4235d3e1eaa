import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import { findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import { MEASURES } from '../lexicon/measures.ts'
import type { Area } from '../understanding/area.ts'
import { plainHints } from '../understanding/plain-hints.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { type Conversation, kept, tell } from './conversation.ts'
import { findPlaces, reaches } from './find-places.ts'
import type { Known, Reply } from './reply.ts'

const LOOKED_AT = 12

/** Returns the place that represents a city or village: the only one there, or the only one named after it. */
export const placeOf = async (
  { evidence, finder }: Known,
  area: Area,
  kinds: readonly string[] = [],
): Promise<{ only: Place | null; namesake: Place | null }> => {
  if (area.type !== 'circle') return { only: null, namesake: null }
  const found = await finder.these(await evidence.places({ area, kinds }, 'best', LOOKED_AT))
  const name = fold(area.name)
  const own = found.filter(({ city }) => fold(city ?? '') === name)
  const namesakes = found.filter((place) => ` ${fold(place.name)} `.includes(` ${name} `))
  const [only = null, ...others] = own.length > 0 ? own : found
  const [namesake = null, ...more] = namesakes
  return { only: others.length === 0 ? only : null, namesake: more.length === 0 ? namesake : null }
}

const FACTS = ['howMany', 'howMuch', 'howLong', 'whatTime', 'when'] as const
const JUDGEMENTS = ['praise', 'complaints', 'opinion'] as const
/** 'es seguro Otavalo': when the community has one place in a town, a question about the town is answered about that place. */
export const onlyOneThere = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, area, areas, named, spots, isPlan } = talk
  const { forms, kinds, wishes, terms, isOneOfKind } = question
  if (area === null || areas.length > 1 || named.length + spots.length > 0 || isPlan) return null
  // 'lo mejor de Baracoa', 'qué opinan de Choroní': for a town with one place, the answer is about this place.
  const isJudged = JUDGEMENTS.some((form) => forms.has(form)) && kinds.length === 0 && !forms.has('near')
  const isSearch = forms.has('places') || forms.has('best') || forms.has('near') || forms.has('which')
  const goesOn = forms.has('again') && memory.asked !== 'about'
  if ((isSearch && !isJudged) || goesOn || (wishes.length + terms.length === 0 && !isJudged)) return null
  if (kinds.length > 0 && !isOneOfKind) return null
  const { only: ofKind } = await placeOf(known, area, kinds)
  // 'how many guns does the fort in Niebla have facing the bay' names more than its kind.
  const isFact = FACTS.some((form) => forms.has(form))
  const only = ofKind ?? (isFact && kinds.length > 0 ? (await placeOf(known, area)).only : null)
  return only ? kept(talk, await tell(talk, only)) : null
}

/**
 * 'los dinosaurios de Sucre, cuánto sale la entrada': a question for a figure is about the only place there whose reviews mention
 * such a thing.
 */
export const onlyOneWithThat = async (
  talk: Conversation,
  /** Whether 'near' only says where the thing is: 'penguin island near Punta Arenas, how much is the boat'. */
  isLocated = false,
): Promise<Reply | null> => {
  const { known, question, area, areas, named, spots, isPlan } = talk
  const { forms, specific, kinds, wishes } = question
  const figures = wishes.filter(({ aspect }) => MEASURES.has(aspect) && aspect !== 'llegar')
  const isOfFigures = (['howMuch', 'whatTime', 'howLong'] as const).some((form) => forms.has(form))
  if (area === null || areas.length > 1 || named.length + spots.length > 0 || isPlan) return null
  if (!isOfFigures || figures.length === 0 || specific.length === 0) return null
  if (forms.has('near') && !isLocated) return null
  const things = { area, kinds, wishes: [], terms: [], specific, order: 'best' as const }
  const [only, ...others] = await findPlaces(known, things)
  if (!only || others.length > 0) return null
  const reply = await tell(talk, only.place, { ...question, wishes: figures, terms: [], specific: [] })
  return reply.untold ? null : kept(talk, reply)
}

const THE = new Set(['el', 'la', 'los', 'las', 'al', 'del'])
/** 'molestan los vendedores en el Rodadero': an ordinary word with its article that only one place has in its name. */
export const hintedAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, areas, named: placesNamed, spots, isPlan } = talk
  const { forms, hints, words, wishes, terms } = question
  if (areas.length > 1 || placesNamed.length + spots.length > 0 || isPlan) return null
  const plain = plainHints(question)
  const isSearch = forms.has('places') || forms.has('best') || forms.has('near') || forms.has('which')
  if (isSearch && plain.length === 0) return null
  // 'la isla Coche': a kind and a word, which stand together in the place's name.
  const isBehindKind = (spot: number) => findAskedKinds([words[spot - 1] ?? '']).length > 0
  const meant =
    plain.length > 0
      ? plain
      : hints.filter(({ spot }) => THE.has(words[spot - 1] ?? '') || isBehindKind(spot))
  const ids = [...new Set(meant.map(({ id }) => id))]
  if (ids.length !== 1 || wishes.length + terms.length === 0) return null
  const [place] = (await known.finder.these(ids)).filter((one) => areas.every((area) => reaches(area, one)))
  const name = ` ${fold(place?.name ?? '')} `
  const isNamed = ({ spot }: { spot: number }) =>
    plain.length > 0 || THE.has(words[spot - 1] ?? '') || name.includes(` ${words[spot - 1]} ${words[spot]} `)
  if (!meant.some(isNamed)) return null
  const isSaid = (term: string) => meant.some(({ spot }) => words[spot] === term)
  const named = new Set(
    meant
      .flatMap(({ spot }) => findAskedAspects.es?.([words[spot] ?? '']) ?? [])
      .map(({ value }) => value.aspect),
  )
  const others = wishes.filter(({ aspect }) => !named.has(aspect))
  const asked = { ...question, wishes: others, terms: terms.filter((term) => !isSaid(term)) }
  return place ? kept(talk, await tell(talk, place, asked)) : null
}

const CHOICE = new Set(['o', 'u', 'vs', 'versus', 'or', 'ou', 'contra'])
const COMPARED = /^(compar\p{L}*|diferencias?|differences?)$/u
const WITH = new Set(['con', 'y', 'e', 'with', 'and', 'com'])

/** Returns the words on either side of an 'o', or of the first 'con' after 'compara', as from and to. */
const sidesOf = (question: QuestionRead): [from: number, to: number][] => {
  const { words } = question
  const choice = words.findLastIndex((word) => CHOICE.has(word))
  const compared = words.findIndex((word) => COMPARED.test(word))
  const set = compared < 0 ? -1 : words.findIndex((word, index) => index > compared && WITH.has(word))
  // 'qué días cierran el MARCO y el Precolombino'.
  const isName = (at: number) =>
    [...question.areas, ...question.spots].some(({ from }) => from === at) ||
    question.hints.some(({ spot }) => spot === at)
  const joint = words.findIndex(
    (word, index) => WITH.has(word) && (THE.has(words[index + 1] ?? '') || isName(index + 1)),
  )
  const at = choice >= 0 ? choice : set >= 0 ? set : joint
  return at > 0 && at < words.length - 1
    ? [
        [0, at],
        [at + 1, words.length],
      ]
    : []
}

const insideAny = async ({ evidence }: Known, areas: readonly Area[], { id }: Place): Promise<boolean> =>
  (await Promise.all(areas.map((area) => evidence.inside(area, [id])))).some((held) => held.has(id))

/** Whether an area is what is chosen, and not where both things are: it stands right beside the 'o'. */
const isASide = ({ from, to }: { from: number; to: number }, { words }: QuestionRead): boolean =>
  CHOICE.has(words[from - 1] ?? '') || CHOICE.has(words[to] ?? '') || WITH.has(words[from - 1] ?? '')

/** Returns the places to choose between; a side without a whole name is resolved by its words and its town. */
export const placesToChooseFrom = async (talk: Conversation): Promise<Place[]> => {
  const { known, question, named, areas } = talk
  const sides = sidesOf(question)
  if (sides.length === 0 || named.length > 1) return named
  const places = await Promise.all(
    sides.map(async ([from, to]): Promise<Place | null> => {
      const isWithin = (spot: number) => spot >= from && spot < to
      const group = question.places.find(([match]) => match && isWithin(match.from))
      const said = named.find(({ id }) => group?.some((match) => match.id === id))
      if (said) return said
      // The map's feature of that name may be one of the community's places.
      const ofMap = named.filter(({ id }) => !question.places.flat().some((match) => match.id === id))
      if (ofMap.length === 1 && question.spots.some(({ from }) => isWithin(from))) return ofMap[0] ?? null
      const hints = [...new Set(question.hints.filter(({ spot }) => isWithin(spot)).map(({ id }) => id))]
      const [hinted] = hints.length === 1 ? await known.finder.these(hints) : []
      // 'ballenas o tiburones en México': what is called after whales elsewhere is not meant; 'Milos o Chiang Mai' are two areas.
      const isOther = (one: Area) =>
        question.areas.some(
          (match) => match.areas.includes(one) && !isWithin(match.from) && isASide(match, question),
        )
      const around = areas.filter((one) => !isOther(one))
      const inside = hinted && around.length > 0 ? await insideAny(known, around, hinted) : true
      if (hinted && inside) return hinted
      const match = question.areas.find((one) => isWithin(one.from))
      const area = match && areas.find((one) => match.areas.includes(one))
      if (!area) return null
      const { only, namesake } = await placeOf(known, area)
      if (namesake ?? only) return namesake ?? only
      const { wishes, terms } = question
      const [best] = await findPlaces(known, { area, kinds: [], wishes, terms, order: 'best' })
      return best?.place ?? null
    }),
  )
  return places.filter((place) => place !== null)
}
