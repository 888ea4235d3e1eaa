import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { Reach } from '../understanding/radius.ts'
import { findPlaces, withLikeThings } from './find-places.ts'
import { kindNames, wishNames } from './named-wishes.ts'
import { away, distance, linked, plain, quote, rated } from './phrases.ts'
import { kindsServing } from './rank-places.ts'
import { idsOf, type Known, type Reply } from './reply.ts'
import type { Search } from './search.ts'

export interface Centre {
  name: string
  latitude: number
  longitude: number
  place: Place | null
  /** Whether it is a town: of what is looked for around one, the best comes first, and not what is nearest to its middle. */
  isTown?: boolean
}
const SHOWN = 5
/** The greatest distance that counts as near, in kilometres, in general and on foot. */
const NEAR = 60
const ON_FOOT = 3
/** Where nothing is near, the nearest places are told with their distance up to so many kilometres. */
const NOT_NEAR = 200
const NOT_NEAR_SHOWN = 2
/** Shorter words of a name are articles and the like. */
const NAME_LETTERS = 4

/**
 * Lists what is around a place of the community or another point, nearest first, with distances: within the reach that the
 * question names, else where one goes from there.
 */
export const nearReply = async (
  known: Known,
  centre: Centre,
  { kinds, wishes, terms, specific = [] }: Pick<Search, 'kinds' | 'wishes' | 'terms' | 'specific'>,
  { isOnFoot = false, within = null }: Reach = {},
): Promise<Reply> => {
  const { frames } = known
  const { latitude, longitude, place: self } = centre
  const isOfTown = self === null && centre.isTown === true && wishes.length > 0
  const kilometres = within === null ? (isOnFoot ? ON_FOOT : NEAR) : within / 1000
  const area: Area = { type: 'circle', name: centre.name, country: null, latitude, longitude, kilometres }
  const around = async (search: Pick<Search, 'wishes' | 'terms' | 'specific'>, ofKinds = kinds) => {
    const sought = [...ofKinds, ...search.wishes, ...search.terms, ...(search.specific ?? [])]
    const found =
      sought.length === 0
        ? (await known.finder.list({ sort: 'nearby', latitude, longitude, limit: SHOWN + 1 })).map(
            (place) => ({
              place,
              reason: null,
            }),
          )
        : await findPlaces(known, { ...search, area, kinds: ofKinds, order: 'best' })
    return found
      .filter(({ place }) => place.id !== self?.id)
      .map((one) => ({ ...one, metres: metresBetween(centre, one.place) }))
      .filter(({ metres }) => metres <= kilometres * 1000)
      .sort((a, b) => (isOfTown ? 0 : a.metres - b.metres))
      .slice(0, SHOWN)
  }
  const name = self ? linked(self) : `**${plain(centre.name)}**`
  const asked = wishes.length > 0 || terms.length > 0
  const things = { area, kinds, wishes, terms, specific, order: 'best' as const }
  const told = specific.length > 0 ? await around(things) : []
  const like = specific.length > 0 && told.length === 0 ? await withLikeThings(known, things) : null
  const ofThings = like ? await around(like, like.kinds) : told
  // Where nobody tells of the thing itself, what is told of its aspect answers.
  const fitting = ofThings.length > 0 ? ofThings : await around({ wishes, terms })
  const serving = fitting.length === 0 && kinds.length === 0 && terms.length === 0 ? kindsServing(wishes) : []
  const served = serving.length > 0 ? await around({ wishes: [], terms: [] }, serving) : []
  const isFound = fitting.length > 0 || served.length > 0
  const near = isFound || !asked ? [...fitting, ...served] : await around({ wishes: [], terms: [] })
  const memory = {
    asked: 'near' as const,
    kinds: [...kinds],
    wishes: [...wishes],
    ...(self ? { focus: self.id } : { area }),
  }
  const own = self ? [self] : []
  if (near.length === 0 && kinds.length > 0) {
    const others = await nearReply(known, centre, { kinds: [], wishes, terms }, { isOnFoot, within })
    // Where a restaurant is not called one, what serves the wish answers.
    if (others.memory.listed && (others.quotes ?? []).length > 0) return others
    if (others.memory.listed)
      return { ...others, text: `${frames.nothingNear(name, kindNames(known, kinds))} ${others.text}` }
  }
  if (near.length === 0) {
    // Who asks for a beach is not helped by a museum far away.
    const others =
      kinds.length > 0
        ? []
        : (await known.finder.list({ sort: 'nearby', latitude, longitude, limit: NOT_NEAR_SHOWN + 1 }))
            .filter(({ id }) => id !== self?.id)
            .map((place) => ({ place, metres: metresBetween(centre, place) }))
    const farther = others.filter(({ metres }) => metres <= NOT_NEAR * 1000).slice(0, NOT_NEAR_SHOWN)
    const isAllFar = others.length > 0 && farther.length === 0
    const said = farther.map(({ place, metres }) => `- ${linked(place)}, ${away(metres, frames)}`)
    const nothing = [
      frames.nothingNear(name, kindNames(known, kinds)),
      ...(isAllFar ? [frames.allFar(distance(NOT_NEAR * 1000, frames))] : []),
    ].join(' ')
    return {
      text: said.length > 0 ? `${nothing}\n\n${frames.nearest}\n\n${said.join('\n')}` : nothing,
      places: [...farther.map(({ place }) => place), ...own],
      memory,
    }
  }
  const untold = asked && !isFound
  const lines = near.map(({ place, metres, reason }, index) => {
    const said = reason && !untold ? `\n   ${quote(reason, frames)}` : ''
    return `${index + 1}. ${linked(place)}, ${away(metres, frames)} · ${rated(place, frames)}${said}`
  })
  const heading = untold
    ? frames.nobodyToldNear(wishNames(known, { wishes, terms }), name)
    : frames.near(name)
  const places = near.map(({ place }) => place)
  return {
    text: `${heading}\n\n${lines.join('\n')}\n\n${frames.straight}`,
    places: [...places, ...own],
    quotes: untold ? [] : near.flatMap(({ reason }) => reason ?? []),
    // With a single place near, the next question is about that one.
    memory: {
      ...memory,
      listed: idsOf(places),
      ...(places.length === 1 && { focus: places[0]?.id ?? null }),
    },
  }
}

const nameOf = ({ place, name }: Centre) => (place ? linked(place) : `**${plain(name)}**`)

/** Says which of several points is the nearest to another one. */
export const nearestOf = ({ frames }: Known, centre: Centre, choice: readonly Centre[]): Reply => {
  const sorted = choice
    .map((one) => ({ one, metres: metresBetween(centre, one) }))
    .sort((a, b) => a.metres - b.metres)
  const lines = sorted.map(
    ({ one, metres }, index) => `${index + 1}. ${nameOf(one)}, ${away(metres, frames)}`,
  )
  const places = [...sorted.map(({ one }) => one), centre].flatMap(({ place }) => place ?? [])
  return {
    text: `${frames.nearestOf(nameOf(centre))}\n\n${lines.join('\n')}\n\n${frames.straight}`,
    places,
    memory: { asked: 'near', focus: places[0]?.id ?? null, listed: idsOf(places.slice(0, sorted.length)) },
  }
}

const TOLD = 2
const A_MEASURE = /\d+ ?(?:min|m\b|km|cuadras|metros|h\b|hora)|\b(?:minut|hora|cuadra|pasos)/i
/** Returns what reviewers of either point tell of the way from the other one: who went it knows how long it takes. */
const wayTold = async ({ evidence }: Known, from: Centre, to: Centre): Promise<Evidence[]> => {
  const ofThis = async ({ place }: Centre, { name }: Centre): Promise<Evidence[]> => {
    const said = fold(name)
      .split(' ')
      .filter((word) => word.length >= NAME_LETTERS)
    // Who came from the quarter did not write 'Malecón de Miraflores'.
    const own = said.filter((word) => findAskedKinds([word]).length === 0)
    const words = own.length > 0 ? own.slice(-1) : said
    if (place === null || words.length === 0) return []
    const told = await evidence.about([place.id], [], words)
    return told.filter(
      ({ sentence }) => A_MEASURE.test(sentence) && words.every((word) => fold(sentence).includes(word)),
    )
  }
  const [there, back] = await Promise.all([ofThis(to, from), ofThis(from, to)])
  return [...there, ...back].slice(0, TOLD)
}

/** Says how far one point is from another, and what reviewers tell of the way. */
export const distanceReply = async (known: Known, from: Centre, to: Centre): Promise<Reply> => {
  const { frames } = known
  const told = await wayTold(known, from, to)
  const quotes = told.map((one) => `\n\n> ${quote(one, frames)}`).join('')
  const metres = metresBetween(from, to)
  const walk = away(metres, frames).split(', ')[1]
  const places = [from, to].flatMap(({ place }) => (place ? [place] : []))
  return {
    text: `${frames.between(nameOf(from), nameOf(to), distance(metres, frames))}${walk ? `, ${walk}` : ''}.${quotes}`,
    places,
    quotes: told,
    memory: { asked: 'near', focus: places[0]?.id ?? null },
  }
}
