import { findAskedKinds } from '../lexicon/lexicon.ts'
import { MEASURES } from '../lexicon/measures.ts'
import type { Form } from '../understanding/form.ts'
import { areaAround, type Conversation, kept, searchIn, tell } from './conversation.ts'
import { placesReply } from './places-reply.ts'
import { kindsServing } from './rank-places.ts'
import type { Reply } from './reply.ts'
import { holdsOne } from './words-held.ts'

// How a talk goes on without a name: with another thing of the same place, with a part of it, or with another wish.

const CORRECTS =
  '(?:(?:no|nono|nop|nel|ah|eh|ey|oye|pero|y|perdon|digo|es que|me (?:referia|refiero) a|hablo de|hablaba de|pregunto por|preguntaba por|decia|quise decir|queria decir|ese no|esa no|eso no|not that one|no i mean|i mean|nao) )'
/** 'no no, el otro, el de aventura con casco', 'me refería al de lancha' */
const THE_OTHER_ONE = new RegExp(
  `^${CORRECTS}+(?:(?:el|la|los|las|al|lo|the|o|a)|del) (?:(?:otr[oa]s?|other)(?: one)?(?: (?:tour|paseo|boleto|entrada|ticket|opcion|recorrido|visita|cuarto|habitacion))?(?: (?:el|la|los|las))?(?: (?:de|del|que|con|para))?|(?:tour|paseo|boleto|entrada|ticket|opcion|recorrido|visita|habitacion) (?:de|del|que|con)|de|del|que|con|with|one with)\\b`,
)
const NOT_IT = /^(?:otr[oa]s?|tour|paseo|boleto|entrada|opcion|recorrido|visita|other)$/
/** Answers what was asked of a place about another thing there, of which its reviews tell. */
export const otherThingAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus, hasNames, isPlan } = talk
  const { text, terms, literal, wishes, forms } = question
  if (!focus || hasNames || isPlan || memory.asked !== 'about' || !THE_OTHER_ONE.test(text)) return null
  const words = [...new Set([...terms, ...literal])].filter((word) => !NOT_IT.test(word))
  const told = words.length > 0 ? await known.evidence.about([focus.id], [], words) : []
  if (told.every(({ hits }) => Number(hits) === 0)) return null
  const before = memory.wishes.filter(({ aspect }) => MEASURES.has(aspect))
  const ofPrice: Form[] = before.some(({ aspect }) => aspect === 'precio') ? ['howMuch'] : []
  const asked = {
    ...question,
    forms: new Set<Form>([...forms, ...ofPrice]),
    wishes: before.length > 0 ? before : wishes,
    terms: words,
    specific: [],
    kinds: [],
  }
  const reply = await tell(talk, focus, asked)
  return reply.untold ? null : kept(talk, reply)
}

const ELSEWHERE = /\b(?:donde|adonde|cerca|otr[oa]s?|algun[oa]?|where|near|onde|dove)\b/
/** 'y a la torre se puede subir?', after a cathedral: the tower of which its reviews tell, and not another town's. */
export const partAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus, named, areas, spots, isPlan } = talk
  const { kinds, isOneOfKind, text, literal, terms } = question
  if (!focus || isPlan || named.length + areas.length + spots.length > 0 || !isOneOfKind) return null
  if (memory.asked !== 'about' || kinds.length === 0 || ELSEWHERE.test(text)) return null
  const parts = literal.filter((word) => findAskedKinds([word]).length > 0)
  const told = parts.length > 0 ? await known.evidence.about([focus.id], [], parts) : []
  const isTold = told.some(({ sentence, isName }) => isName !== true && holdsOne(sentence, parts))
  if (!isTold) return null
  const reply = await tell(talk, focus, { ...question, kinds: [], hints: [], terms: [...terms, ...parts] })
  return reply.untold ? null : kept(talk, reply)
}

const SAME_TOWN =
  /\b(?:en|de|por) (?:la misma (?:ciudad|zona)|el mismo (?:pueblo|barrio)|esa misma ciudad|ese mismo pueblo)\b|\bin the same (?:city|town|area)\b|\bna mesma cidade\b|\bdans la meme ville\b|\bnella stessa citta\b/
const WHERE_AFTERWARDS =
  /\b(?:donde|adonde|where|onde|ou|dove)\b.*\b(?:despues|luego|afterwards|after that|depois|ensuite|apres|dopo|poi)\b(?! de)|\b(?:despues|luego|afterwards|after that|depois|ensuite|apres|dopo|poi)\b(?! de).*\b(?:donde|adonde|where|onde|ou|dove)\b/
/** 'y dónde me tomo un café después, en la misma ciudad': another place there, and not the one that the talk is about. */
export const afterwardsAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus, hasNames, isPlan } = talk
  const { text, kinds, wishes, forms } = question
  if (!focus || hasNames || isPlan || !['about', 'near'].includes(memory.asked)) return null
  if (kinds.length + kindsServing(wishes).length === 0 || forms.has('whatTime')) return null
  if (!SAME_TOWN.test(text) && !WHERE_AFTERWARDS.test(text)) return null
  const search = { ...searchIn(talk, areaAround(focus)), without: [focus.id] }
  return kept(talk, await placesReply(known, search))
}

/** What is wished for instead stands behind it: no 'cuál es mejor', no 'mejor época', no 'mejor con guía'. */
const RATHER =
  /(?<!\b(?:lo|la|el|los|las|cual|cuales|es|son|sera|seria|que|mucho|muy|queda|of|the|o|e) )\b(?:(?:mejor|mas bien|melhor|meglio|plutot|rather|instead)(?! (?:epoca|hora|horario|dia|momento|mes|que|de|del|valorad\w*|forma|manera|lugar|sitio|vista|opcion|precio|plato|asiento|con|sin|en|a|al|por|para|ir|lleg\w*|temprano|tarde|than|of|time)\b)|prefier[oe]|preferimos|preferiria(?:mos)?|cambi[oe] de (?:idea|planes?|opinion)|pensandolo (?:bien|mejor)|en realidad (?:quiero|prefiero|busco)|i d rather|prefiro|preferisco|je prefere)\b/
const DECLINES =
  /^(?:(?:uf|uy|ay|nah|bah|puf|ush|hm+|mm+|eh) )*(?:no+|nop|nel|nah|paso|non|nao|nope)\b.*\b(?:algo|quiero|busco|queremos|something|qualcosa|alguma coisa)\b/
/** Whether a text says that something else is wished for: 'no me convence, busco aventura'. */
export const wishesInstead = (text: string): boolean => RATHER.test(text) || DECLINES.test(text)
const OF_FACTS: readonly Form[] = [
  'howMuch',
  'howLong',
  'when',
  'whatTime',
  'where',
  'howMany',
  'near',
  'far',
]
/** 'uf no, hace calor, mejor arbolitos y sombra', after museums: other places there. */
export const ratherAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, focus, hasNames, isPlan } = talk
  const { text, kinds, wishes, forms, position } = question
  const area = memory.area ?? (focus ? areaAround(focus) : null)
  if (area === null || hasNames || isPlan || position !== null || kinds.length + wishes.length === 0)
    return null
  if (!['places', 'about', 'near'].includes(memory.asked) || OF_FACTS.some((form) => forms.has(form)))
    return null
  if (!wishesInstead(text)) return null
  const search = searchIn(talk, area)
  const left = kinds.length === 0 ? memory.kinds : []
  return placesReply(known, { ...search, unwanted: [...(search.unwanted ?? []), ...left] })
}
