import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import type { Area } from '../understanding/area.ts'
import type { Reach } from '../understanding/radius.ts'
import { findPlaces, reaches, withLikeThings } from './find-places.ts'
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
  /** Whether it is a town: what is found around a town is ordered by rating, and not by the distance from its middle. */
  isTown?: boolean
  /** The community's city that this is; places that count as the city's are near it, also when they lie outside. */
  ownCity?: string | undefined
}
const SHOWN = 5
/** The greatest distance that counts as near, in kilometres, in general and on foot. */
const NEAR = 60
const ON_FOOT = 3
/** Where nothing is near, the answer names the nearest places up to this many kilometres away, with their distance. */
const NOT_NEAR = 200
const NOT_NEAR_SHOWN = 2
/** Wishes that are secondary to the thing itself: dropped where only they exclude what is near. */
const BESIDES = new Set([
  'precio',
  'tranquilidad',
  'gente',
  'atención',
  'época',
  'momento',
  'horario',
  'tamaño',
])
/** When something is within a walk, places farther than this many kilometres are not listed as near. */
const FAR = 10
const withoutFar = <T extends { metres: number }>(found: readonly T[]): T[] =>
  found.some(({ metres }) => metres <= ON_FOOT * 1000)
    ? found.filter(({ metres }) => metres <= FAR * 1000)
    : [...found]

/**
 * Lists what is around a place of the community or another point, nearest first, with distances: within the distance that the
 * question names, else within that which people go from there.
 */
export const nearReply = async (
  known: Known,
  centre: Centre,
  {
    kinds,
    wishes,
    terms,
    specific = [],
    softKinds = [],
  }: Pick<Search, 'kinds' | 'wishes' | 'terms' | 'specific' | 'softKinds'>,
  { isOnFoot = false, within = null }: Reach = {},
): Promise<Reply> => {
  const { frames } = known
  const { latitude, longitude, place: self } = centre
  const isOfTown = self === null && centre.isTown === true && wishes.length > 0
  const kilometres = within === null ? (isOnFoot ? ON_FOOT : NEAR) : within / 1000
  const area: Area = {
    type: 'circle',
    name: centre.name,
    country: null,
    latitude,
    longitude,
    kilometres,
    ...(within === null && !isOnFoot && { ownCity: centre.ownCity }),
  }
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
      .filter(({ place }) => reaches(area, place))
      .sort((a, b) => (isOfTown ? 0 : a.metres - b.metres))
      .slice(0, SHOWN)
  }
  type Near = Awaited<ReturnType<typeof around>>[number]
  const nearest = (found: readonly Near[]) => {
    const each = [...new Map(found.map((one) => [one.place.id, one])).values()]
    return (isOfTown ? each : withoutFar(each.sort((a, b) => a.metres - b.metres))).slice(0, SHOWN)
  }
  const name = self ? linked(self) : `**${plain(centre.name)}**`
  const asked = wishes.length > 0 || terms.length > 0
  const things = { area, kinds, wishes, terms, specific, order: 'best' as const }
  const told = specific.length > 0 ? await around(things) : []
  const like = specific.length > 0 && told.length === 0 ? await withLikeThings(known, things) : null
  const ofThings = like ? await around(like, like.kinds) : told
  // Where nobody tells of the thing itself, sentences about its aspect answer.
  const ofWishes = ofThings.length > 0 ? ofThings : await around({ wishes, terms })
  // 'un cafecito': cafés, and other places whose reviews say that they have coffee.
  const hard = kinds.filter((kind) => !softKinds.includes(kind))
  const ofSoft =
    hard.length < kinds.length && wishes.length > 0 && terms.length === 0
      ? [...(await around({ wishes, terms }, hard)), ...(await around({ wishes: [], terms: [] }, kinds))]
      : []
  const all = nearest([...ofWishes, ...ofSoft])
  // 'almuerzo barato por ahí mismo': a place next door that serves lunch fits better than the cheapest one in the mountains.
  const essential = wishes.filter(({ aspect }) => !BESIDES.has(aspect))
  const isNear = ({ metres }: { metres: number }) => metres <= ON_FOOT * 1000
  const isRelaxed = essential.length > 0 && essential.length < wishes.length && !all.some(isNear)
  const relaxed = isRelaxed ? (await around({ wishes: essential, terms })).filter(isNear) : []
  const fitting = nearest(relaxed.length > 0 ? relaxed : all)
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
    // Where no place is called a restaurant, places whose reviews tell of the wish answer.
    if (others.memory.listed && (others.quotes ?? []).length > 0) return others
    if (others.memory.listed)
      return { ...others, text: `${frames.nothingNear(name, kindNames(known, kinds))} ${others.text}` }
  }
  if (near.length === 0) {
    // A museum far away is no answer to a question for a beach.
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
