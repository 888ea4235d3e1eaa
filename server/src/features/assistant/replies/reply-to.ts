import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Area } from '../understanding/area.ts'
import type { Spot } from '../understanding/areas.ts'
import { isInjection, isOffTopic } from '../understanding/form.ts'
import type { PlaceMatch } from '../understanding/place-names.ts'
import type { QuestionRead, Wish } from '../understanding/read-question.ts'
import { topicOf } from '../understanding/topics.ts'
import { aboutReply, placeReply, whereReply } from './about-reply.ts'
import { compareAreasReply, compareReply } from './compare-reply.ts'
import type { Search } from './find-places.ts'
import type { Memory } from './memory.ts'
import { type Centre, distanceReply, nearReply } from './near-reply.ts'
import { placesReply } from './places-reply.ts'
import { planReply } from './plan-reply.ts'
import { entry, idsOf, type Known, type Reply } from './reply.ts'
import { examples, type Self, topicReply } from './topic-reply.ts'

const NAMESAKES = 5
/** Words that begin a new search instead of asking about the place just spoken of. */
const ELSEWHERE =
  /^(y )?(a )?(donde (puedo|podemos|hay|comer|ir|voy|se puede)|que (lugares|sitios|playas|museos)|lugares|sitios|algun lugar|where can|places|onde (posso|tem))\b/
const ON_FOOT = /\b(a pie|caminando|andando|a pata|on foot|walking)\b/
const A_NAME =
  /\b(hotel|hostal|hostel|restaurante|museo|parque|plaza|playa|torre|catedral|castillo|palacio|mercado|teatro|estadio|puente|templo|cafe|bar|cerro|lago|isla|volcan|mirador)\b/

/** How far a community's place may be from what the map calls by that name. */
const SAME_SPOT_METRES = 120
const SAME_NAME_METRES = 20_000

/** The community's own place for something that the map knows by another name: 'La Bombonera', 'Iguazú'. */
const placeAt = async (finder: Known['finder'], spot: Spot): Promise<Place | undefined> => {
  const { latitude, longitude } = spot
  const near = await finder.list({ sort: 'nearby', latitude, longitude, limit: 5 })
  const words = fold(spot.name)
    .split(' ')
    .filter((word) => word.length > 3)
  const isAlike = (place: Place) => words.some((word) => fold(place.name).split(' ').includes(word))
  return (
    near.find((place) => isAlike(place) && metresBetween(place, spot) <= SAME_NAME_METRES) ??
    near.find((place) => metresBetween(place, spot) <= SAME_SPOT_METRES)
  )
}

/** Answers one question with what the talk was about before. */
export const replyTo = async (
  known: Known,
  self: Self,
  question: QuestionRead,
  memory: Memory,
): Promise<Reply> => {
  const { finder, frames, evidence } = known
  const { text, forms, wishes, kinds, terms, days, position } = question
  const plainly = (answer: string, kept: Partial<Memory> = {}): Reply => ({
    text: answer,
    places: [],
    memory: kept,
  })
  const unclear = () => plainly(frames.unclear(examples))

  /** The area meant: of those of one name the first where the community has places. */
  const meantAreas = async (): Promise<Area[]> => {
    const all = question.areas.flatMap(({ areas }) => areas)
    const inhabited = all.length > question.areas.length ? await evidence.inhabited(all) : all.map(() => true)
    const held = new Map(all.map((area, index) => [area, inhabited[index]]))
    return question.areas.flatMap(({ areas }) => areas.find((area) => held.get(area)) ?? areas[0] ?? [])
  }
  /** Of places that are called alike those in the area spoken of. */
  const choose = async (group: readonly PlaceMatch[], areas: readonly Area[]): Promise<Place[]> => {
    const places = await finder.these(group.slice(0, 30).map(({ id }) => id))
    if (places.length < 2) return places
    const scope = areas[0] ?? memory.area
    if (scope) {
      const inside = new Set(
        (await evidence.places({ area: scope, kinds: [] }, 'best', 1000)).map(({ placeId }) => placeId),
      )
      const held = places.filter(({ id }) => inside.has(id))
      if (held.length > 0) return held
    }
    if (memory.focus && places.some(({ id }) => id === memory.focus))
      return places.filter(({ id }) => id === memory.focus)
    return places
  }
  const whichOne = (places: readonly Place[]): Reply => ({
    text: `${frames.whichOne}\n\n${places.map((place, index) => `${index + 1}. ${entry(place, frames)}`).join('\n')}\n\n${frames.answerSecond}`,
    places: [...places],
    memory: { asked: 'choose', listed: idsOf(places), wishes, terms },
  })
  const centreOf = (place: Place): Centre => ({ ...place, place })
  const areaAround = ({ latitude, longitude, city, name }: Place): Area => ({
    type: 'circle',
    name: city ?? name,
    country: null,
    latitude,
    longitude,
    kilometres: 30,
  })
  /** What is asked of one place: where it is, something in particular, or all. */
  const tell = (place: Place, asked = question): Promise<Reply> => {
    const isWhere = forms.has('where') && asked.wishes.length === 0
    if (isWhere) return whereReply(known, place, asked)
    const general = asked.wishes.length === 0 && (asked.terms.length === 0 || forms.has('opinion'))
    return general ? placeReply(known, place) : aboutReply(known, place, asked)
  }
  const kept = (reply: Reply): Reply => ({
    ...reply,
    memory: {
      ...reply.memory,
      area: reply.memory.area ?? memory.area,
      listed: reply.memory.listed ?? memory.listed,
    },
  })
  const searchFor = (area: Area | null): Search => ({
    area,
    kinds,
    wishes,
    terms,
    literal: question.literal,
    order: forms.has('reviewed') ? 'reviewed' : forms.has('recent') ? 'recent' : 'best',
  })
  const merged = (more: readonly Wish[]): Wish[] => [
    ...new Map([...memory.wishes, ...more].map((wish) => [wish.aspect, wish])).values(),
  ]

  if (isInjection(text)) return plainly(frames.injection)
  const hasNames = question.places.length + question.areas.length + question.spots.length > 0
  if (!hasNames && isOffTopic(text)) return plainly(frames.offTopic)
  const topic = topicOf(text)
  const isOfProduct =
    topic === 'points' || topic === 'badges'
      ? question.places.length === 0
      : topic !== 'media' && topic !== 'here'
  if (topic && (!hasNames || isOfProduct)) return topicReply(topic, self)

  const areas = await meantAreas()
  const [area = null] = areas
  const groups = await Promise.all(question.places.map((group) => choose(group, areas)))
  const named = groups.flatMap((places) => (places.length === 1 ? places : []))
  const ambiguous = groups.find((places) => places.length > 1)
  const spots: Centre[] = []
  for (const spot of question.spots) {
    const place = await placeAt(finder, spot)
    if (place) named.push(place)
    else spots.push({ ...spot, place: null })
  }
  const focus = memory.focus ? await finder.place(memory.focus) : undefined
  const search = searchFor(area ?? memory.area)
  const isPlan = forms.has('plan') || (days !== null && (area !== null || memory.asked === 'plan'))

  if (forms.has('more') && !hasNames) {
    if (memory.asked !== 'places') return plainly(frames.moreOf)
    return placesReply(known, { ...memory }, memory.listed.length)
  }
  if (forms.has('yes') && !hasNames) {
    if (focus && memory.asked === 'about')
      return kept(await nearReply(known, centreOf(focus), { kinds: [], wishes: [], terms: [] }, false))
    return memory.area
      ? planReply(known, memory.area, memory.days, { wishes: memory.wishes, kinds: [] })
      : unclear()
  }
  if (forms.has('no') && !hasNames) return topicReply('thanks', self)

  const inList = position !== null && named.length === 0 && area === null && !isPlan
  if (inList) {
    const id = memory.listed.at(position > 0 ? position - 1 : position)
    const [place] = id ? await finder.these([id]) : []
    if (!place)
      return plainly(memory.listed.length > 0 ? frames.listOf(memory.listed.length) : frames.whichList, {
        listed: memory.listed,
      })
    const asked =
      memory.asked === 'choose' && wishes.length === 0
        ? { ...question, wishes: memory.wishes, terms: memory.terms }
        : { ...question, terms: [] }
    if (forms.has('near'))
      return kept(await nearReply(known, centreOf(place), { kinds, wishes, terms: [] }, ON_FOOT.test(text)))
    return kept(await tell(place, asked))
  }

  const points = [...named.map(centreOf), ...spots]
  if (forms.has('far') && points.length + (focus ? 1 : 0) > 1) {
    const [from, to] = points.length > 1 ? points : focus ? [centreOf(focus), ...points] : points
    if (from && to) return distanceReply(known, from, to)
  }
  if (named.length > 1 && !isPlan && !(forms.has('near') && !forms.has('which')))
    return compareReply(known, named, question)
  const isChoice = forms.has('which') || /\b(o|ou|or|vs|versus)\b/.test(text)
  if (areas.length > 1 && named.length === 0 && isChoice && !isPlan)
    return compareAreasReply(known, areas, question)
  const refersToList =
    !hasNames &&
    forms.has('which') &&
    kinds.length === 0 &&
    /\b(cual|los dos|las dos|ambos|which|qual|de esos|de esas|de los tres|de estos)\b/.test(text)
  if (refersToList && memory.listed.length > 1) {
    const listed = await finder.these(memory.listed.slice(0, memory.asked === 'compare' ? 3 : 5))
    return kept(await compareReply(known, listed, question))
  }
  if (
    named.length === 1 &&
    memory.focus &&
    focus &&
    focus.id !== named[0]?.id &&
    /^(o|ou|or|mejor que|comparado con|y comparado con)\b/.test(text) &&
    named[0]
  )
    return compareReply(known, [focus, named[0]], question)

  if (isPlan) {
    const [place] = named
    const where =
      area ??
      (place && !forms.has('again') ? areaAround(place) : memory.area) ??
      (focus ? areaAround(focus) : null)
    const sameTalk = memory.asked === 'plan' && area === null
    if (!where) return plainly(frames.planWhere, { asked: 'plan', days, wishes })
    const change = forms.has('oneMoreDay') ? 1 : forms.has('oneDayLess') ? -1 : 0
    const wanted = change !== 0 && memory.days ? memory.days + change : (days ?? memory.days)
    return planReply(known, where, wanted, { wishes: sameTalk ? merged(wishes) : wishes, kinds })
  }
  if (memory.asked === 'plan' && named.length === 0) {
    const change = forms.has('oneMoreDay') ? 1 : forms.has('oneDayLess') ? -1 : 0
    const where = area ?? memory.area
    const goesOn =
      change !== 0 ||
      memory.area === null ||
      forms.has('change') ||
      (forms.has('again') && kinds.length === 0)
    if (where && goesOn && (area !== null || change !== 0 || wishes.length > 0))
      return planReply(known, where, memory.days === null ? null : memory.days + change, {
        wishes: merged(wishes),
        kinds,
      })
  }

  if (forms.has('near')) {
    const [point] = points
    const centre =
      point ??
      (area?.type === 'circle' ? { ...area, place: null } : null) ??
      (area === null && focus ? centreOf(focus) : null)
    if (centre)
      return kept(
        await nearReply(
          known,
          centre,
          { kinds, wishes: wishes.filter(({ aspect }) => aspect !== 'llegar'), terms: point ? terms : [] },
          ON_FOOT.test(text),
        ),
      )
    if (area === null && memory.area?.type === 'circle' && !hasNames)
      return kept(
        await nearReply(
          known,
          { ...memory.area, place: null },
          { kinds, wishes, terms: [] },
          ON_FOOT.test(text),
        ),
      )
    if (area === null) return plainly(frames.nearWhat)
  }

  const [place] = named
  if (place) {
    const goesOn = forms.has('again') && wishes.length === 0 && terms.length === 0 && memory.asked === 'about'
    return kept(
      await tell(place, goesOn ? { ...question, wishes: memory.wishes, terms: memory.terms } : question),
    )
  }
  if (ambiguous) {
    // Of namesakes in one place the best known is meant.
    return whichOne(ambiguous.slice(0, NAMESAKES))
  }
  const [spot] = spots
  if (spot && area === null) return kept(plainly(frames.notKnown(spot.name)))

  const isNewSearch = ELSEWHERE.test(text) || kinds.length > 0
  if (focus && area === null && (memory.asked === 'about' || memory.asked === 'near') && !isNewSearch) {
    const asks = wishes.length > 0 || terms.length > 0
    if (asks || forms.has('there') || forms.has('opinion') || forms.has('where'))
      return kept(await tell(focus))
  }
  if (area !== null) {
    const bare = wishes.length === 0 && kinds.length === 0 && terms.length === 0
    const goesOn = forms.has('again') && bare
    if (goesOn && memory.asked === 'places') return placesReply(known, { ...memory, area })
    if (goesOn && memory.asked === 'near' && area.type === 'circle')
      return nearReply(known, { ...area, place: null }, memory, false)
    return placesReply(known, search)
  }
  // 'cómo es el Hotel Zzyzx': a name that neither the community nor the map knows.
  if (forms.has('opinion') && terms.length > 0 && !forms.has('best')) {
    const said = await evidence.speaking({ area: null, kinds: [] }, [], terms)
    if (said.length === 0) return plainly(frames.notKnown(terms.join(' ')))
  }
  const asksForPlaces = kinds.length > 0 || wishes.length > 0
  if (asksForPlaces) {
    const goesOn = forms.has('again') && memory.asked === 'places'
    const known1 = goesOn ? { ...search, kinds: kinds.length > 0 ? kinds : memory.kinds } : search
    const around = search.area === null && focus ? areaAround(focus) : search.area
    return placesReply(known, { ...known1, area: around })
  }
  if (terms.length > 0 && (forms.has('where') || A_NAME.test(text)) && !forms.has('best')) {
    const said = await evidence.speaking({ area: null, kinds: [] }, [], terms)
    if (said.length === 0) return plainly(frames.notKnown(terms.join(' ')))
  }
  if (forms.has('opinion') && terms.length === 0)
    return focus ? kept(await placeReply(known, focus)) : plainly(frames.whichPlace)
  const isSearch = forms.has('places') || forms.has('best') || forms.has('reviewed') || forms.has('recent')
  if (isSearch && terms.length === 0) return placesReply(known, search)
  if (terms.length > 0) {
    const found = await evidence.speaking({ area: search.area, kinds: [] }, [], terms)
    if (found.length > 0) return placesReply(known, search)
    const where = / (?:en|in|por|a|em) ([a-z ]+)$/.exec(text)?.[1]
    if (where && isSearch) return plainly(frames.unknownArea(where))
    if (isSearch || forms.has('opinion')) return plainly(frames.notKnown(terms.join(' ')))
    return plainly(terms.length > 2 ? frames.offTopic : frames.notKnown(terms.join(' ')))
  }
  return unclear()
}
