import { metresBetween } from '@andariego/contract/distance'
import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { findAskedKinds } from '../lexicon/lexicon.ts'
import type { Centre } from './near-reply.ts'
import { away, distance, linked, plain, quote } from './phrases.ts'
import { idsOf, type Known, type Reply } from './reply.ts'

/** Shorter words of a name are articles and the like. */
const NAME_LETTERS = 4

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
/** Returns what reviewers of either point tell of the way from the other one: they went it, and know how long it takes. */
const wayTold = async ({ evidence }: Known, from: Centre, to: Centre): Promise<Evidence[]> => {
  const ofThis = async ({ place }: Centre, { name }: Centre): Promise<Evidence[]> => {
    const said = fold(name)
      .split(' ')
      .filter((word) => word.length >= NAME_LETTERS)
    // Only the name's last word is searched: somebody who came from the quarter writes 'Miraflores', and not 'Malecón de
    // Miraflores'.
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
