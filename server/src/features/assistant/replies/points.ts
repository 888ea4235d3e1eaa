import type { Place } from '@andariego/contract/places'
import { EMPTY_WORDS } from '../lexicon/lexicon.ts'
import { type Conversation, centreOf } from './conversation.ts'
import type { Centre } from './near-reply.ts'

/** A place that a question names, or a point of the map, and where its words are. */
export interface Point {
  from: number
  to: number
  centre: Centre
}

/** Returns the places and points of the map that a question names, by their names or by one word that only one place has, in order. */
export const pointsOf = async ({ known, question, named }: Conversation): Promise<Point[]> => {
  const { places, hints, spots } = question
  const byId = new Map(named.map((place) => [place.id, place]))
  const whole = places.flatMap((group) => {
    const match = group.find(({ id }) => byId.has(id))
    const place = match && byId.get(match.id)
    return match && place ? [{ from: match.from, to: match.to, centre: centreOf(place) }] : []
  })
  const isTaken = (spot: number) => whole.some(({ from, to }) => spot >= from && spot < to)
  const others = hints.filter(({ id, spot }) => !byId.has(id) && !isTaken(spot))
  const hinted: Place[] = await known.finder.these([...new Set(others.map(({ id }) => id))])
  const byHint = hinted.flatMap((place) => {
    const spot = others.find(({ id }) => id === place.id)?.spot
    return spot === undefined ? [] : [{ from: spot, to: spot + 1, centre: centreOf(place) }]
  })
  const onTheMap = spots.map(({ from, to, name, latitude, longitude }) => ({
    from,
    to,
    centre: { name, latitude, longitude, place: null },
  }))
  return [...whole, ...byHint, ...onTheMap].sort((a, b) => a.from - b.from)
}

const TO = new Set('a al hasta to till until ate ao aos jusqu au aux fino alla allo'.split(' '))
const ARTICLES = new Set('el la los las the o os as le les il lo i gli'.split(' '))
const OF_A_WAY =
  /\b(a (?:pie|pata|patita)|caminando|andando|caminable|caminar|caminata|camina|camino|minutos?|mins?|cuant[oa]s?|lejos|lejitos|retirad[oa]|distancia|hay mucho|km|kilometros|metros|cuadras|llego|llega|llegan|se va|se puede ir|foot|walk|walking|walkable|far|a pied|a piedi|a pe|longe|loin|lontano|distance|combien|quanto)\b/
/** 'Nao Victoria / Isla Magdalena, cuál es más cara y por cuánto' compares prices, and asks for no way. */
const OF_PRICES =
  /\b(?:mas|menos|more|less|mais|plus|moins|piu|meno) (?:car[oa]s?|barat[oa]s?|economic[oa]s?|expensive|cher|chere|chers|costos[oa]|cost[oa])\b|\b(?:cheaper|cheapest|dearer|priciest|precios?|prices?|cuestan?|tarifas?)\b/

/** Returns the two points of a way that a question asks about: 'del MAAM a Doña Salta hay mucho'. Null when it names no way. */
export const wayAsked = (points: readonly Point[], { question }: Conversation): [Point, Point] | null => {
  const { words, areas, text, language } = question
  const [from, to, ...more] = points
  if (!from || !to || more.length > 0 || !OF_A_WAY.test(text) || OF_PRICES.test(text)) return null
  const isArea = (spot: number) => areas.some((area) => spot >= area.from && spot < area.to)
  // 'llego más fácil al Cristo o a la quebrada': two ways, and none between them.
  if (words.slice(from.to, to.from).some((word) => /^(?:o|u|or|ou|oppure)$/.test(word)) && language === 'es')
    return null
  const between = words
    .slice(from.to, to.from)
    .filter((word, index) => !isArea(from.to + index) && !ARTICLES.has(word) && !/^(de|del|en)$/.test(word))
  // 'Palacio Cantón - Sorbetería Colón a pie'
  const isDash = to.from === from.to
  return isDash || (between.length > 0 && between.every((word) => TO.has(word))) ? [from, to] : null
}

const CHOICE = new Set(['o', 'u', 'or', 'ou', 'oppure', 'vs', 'versus'])
/** Whether an 'o' stands between two points, and little else. */
const isChoiceBetween = (a: Point, b: Point, words: readonly string[]): boolean => {
  const between = words.slice(a.to, b.from)
  const others = between.filter((word) => !CHOICE.has(word) && !EMPTY_WORDS.es?.has(word))
  return between.some((word) => CHOICE.has(word)) && others.length <= CHOICE_WORDS
}
/** At most this many words of meaning stand between the two of a choice: 'el parque de los dinosaurios (Cretácico)'. */
const CHOICE_WORDS = 3

/** Returns the points to choose from and the one they are near to: 'saliendo del mercado, qué está más a mano, la lonja o la playa'. */
export const choiceOfNear = (
  points: readonly Point[],
  { question, focus }: Conversation,
): { centre: Centre; choice: Centre[] } | null => {
  const chosen = new Set<Point>()
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    if (!next || !isChoiceBetween(point, next, question.words)) continue
    chosen.add(point).add(next)
  }
  if (chosen.size < 2) return null
  const [alone, ...more] = points.filter((point) => !chosen.has(point))
  const centre = alone?.centre ?? (focus && centreOf(focus))
  return centre && more.length === 0 ? { centre, choice: [...chosen].map((point) => point.centre) } : null
}
