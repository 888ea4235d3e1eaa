import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import { EMPTY_WORDS, findAspects, findKinds } from '../lexicon/lexicon.ts'
import '../tables.ts'
import { speller } from './spelling.ts'

/** A place of the community that a question names. */
export interface PlaceMatch {
  id: string
  from: number
  to: number
  /** Which words of the question stand in the name. */
  at: readonly number[]
  /** 1 when the whole name was said. */
  share: number
}

interface Named {
  id: string
  words: string[]
  weights: Map<string, number>
  total: number
  distinctive: Set<string>
}

const PARTICLES = new Set(
  'de del la las el los lo y e a en the of and da do dos das du des le les di von al san santa'.split(' '),
)
/** Words that many names share weigh little: 'museo', 'parque', 'nacional'. */
const isCommon = (word: string): boolean =>
  EMPTY_WORDS.es?.has(word) === true || findKinds([word]).length > 0 || findAspects([word]).length > 0
const COMMON_WEIGHT = 0.35
const PARTICLE_WEIGHT = 0.1
const AREA_WEIGHT = 0.3
const GENERIC = new Set(
  'agua aguas valle luna playa casa siete colores magico circuito mercado nacional central municipal viejo vieja nuevo nueva antiguo antigua grande gran real mayor general popular don dona puerto rio sur norte este oeste arte historia ciencias oro casa villa'.split(
    ' ',
  ),
)
/** A part of a name says which place is meant when it weighs this much of it, or when hardly another name has it. */
const PART_MEANT = 0.34
const RARE = 3
const KNOWN_AREA = 0.5
/** Places newer than the newest known are looked for this far back: transactions do not end in the order they began. */
const OVERLAP = '2 minutes'

/** The names of all places of the community, kept in memory: some 200 bytes a place. */
export const placeNames = (database: Database) => {
  const known = new Map<string, Named>()
  let byWord = new Map<string, Named[]>()
  let byJoined = new Map<string, Named[]>()
  let correct: ReturnType<typeof speller> = () => null
  let newest: string | null = null

  const add = (id: string, name: string, areas: readonly (string | null)[]) => {
    const words = fold(name).split(' ').filter(Boolean)
    const areaWords = new Set(areas.flatMap((area) => (area ? fold(area).split(' ') : [])))
    const distinctive = new Set(
      words.filter(
        (word) =>
          !PARTICLES.has(word) &&
          !areaWords.has(word) &&
          !GENERIC.has(word) &&
          word.length > 1 &&
          !isCommon(word),
      ),
    )
    const weights = new Map(
      words.map((word) => [
        word,
        distinctive.has(word)
          ? 1
          : PARTICLES.has(word)
            ? PARTICLE_WEIGHT
            : areaWords.has(word)
              ? AREA_WEIGHT
              : COMMON_WEIGHT,
      ]),
    )
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    known.set(id, { id, words, weights, total, distinctive })
  }

  const index = () => {
    byWord = new Map()
    byJoined = new Map()
    const put = (map: Map<string, Named[]>, key: string, place: Named) => {
      const list = map.get(key)
      if (list) list.push(place)
      else map.set(key, [place])
    }
    for (const place of known.values()) {
      for (const word of new Set(place.words)) put(byWord, word, place)
      if (place.words.length > 1) put(byJoined, place.words.join(''), place)
    }
    correct = speller([...known.values()].flatMap(({ distinctive }) => [...distinctive]))
  }

  /** Learns the names that came since. */
  const refresh = async () => {
    const rows = await database
      .selectFrom('place_texts')
      .leftJoin('assistant_places', 'assistant_places.place_id', 'place_texts.id')
      .select([
        'place_texts.id',
        'place_texts.name',
        'place_texts.city',
        'assistant_places.region',
        'assistant_places.country',
        sql<string>`created_at::text`.as('created'),
      ])
      .$if(newest !== null, (query) =>
        query.where(sql<boolean>`created_at > ${newest}::timestamptz - ${OVERLAP}::interval`),
      )
      .orderBy('created_at')
      .execute()
    let grown = false
    for (const { id, name, city, region, country, created } of rows) {
      if (!known.has(id)) {
        add(id, name, [city, region, country])
        grown = true
      }
      newest = created
    }
    if (grown) index()
  }

  const wordsMeant = (word: string): string[] => {
    if (byWord.has(word)) return [word]
    if (isCommon(word)) return []
    // 'Barcelona' is no slip of 'Barceloneta'.
    const [area] = builtinGazetteer().named(word, { misspelt: false })
    if (area && area.importance >= KNOWN_AREA) return []
    const meant = correct(word)
    return meant ? [meant] : []
  }

  const matchOf = (place: Named, at: ReadonlyMap<string, readonly number[]>): PlaceMatch | null => {
    const spots = [...new Set(place.words)].flatMap((word) =>
      (at.get(word) ?? []).map((spot) => ({ spot, word })),
    )
    // The run of words that holds the most of the name, each of its words once, small gaps allowed.
    let best: number[] = []
    let bestWeight = 0
    let run: { spot: number; word: string }[] = []
    for (const next of spots.sort((a, b) => a.spot - b.spot)) {
      const isNear = next.spot - (run.at(-1)?.spot ?? next.spot) <= 3
      run = isNear ? [...run.slice(run.findIndex(({ word }) => word === next.word) + 1), next] : [next]
      const weight = run.reduce((sum, { word }) => sum + (place.weights.get(word) ?? 0), 0)
      if (weight > bestWeight) [best, bestWeight] = [run.map(({ spot }) => spot), weight]
    }
    const said = new Set(place.words.filter((word) => at.get(word)?.some((spot) => best.includes(spot))))
    const weight = [...said].reduce((sum, word) => sum + (place.weights.get(word) ?? 0), 0)
    const share = weight / place.total
    const distinct = [...said].filter((word) => place.distinctive.has(word))
    const from = best[0] ?? 0
    const to = (best.at(-1) ?? 0) + 1
    const isWhole = said.size === new Set(place.words).size
    const isRare = distinct.some((word) => (byWord.get(word)?.length ?? 0) <= RARE)
    if (isWhole && (distinct.length > 0 || place.words.length > 1))
      return { id: place.id, from, to, at: best, share: 1 }
    const almost = place.words.length > 2 && share >= 0.85
    if (
      almost ||
      (distinct.length > 0 && (isRare || share >= 0.5) && share >= PART_MEANT * (isRare ? 0.6 : 1))
    )
      return { id: place.id, from, to, at: best, share }
    return null
  }

  return {
    refresh,
    /** The places whose names stand in a question, whole, in part or misspelt; the surest first. */
    find: (words: readonly string[]): PlaceMatch[] => {
      const at = new Map<string, number[]>()
      words.forEach((word, spot) => {
        for (const meant of wordsMeant(word)) at.set(meant, [...(at.get(meant) ?? []), spot])
      })
      const candidates = new Set<Named>()
      for (const word of at.keys()) {
        const places = byWord.get(word) ?? []
        if (places.length <= 400 || !isCommon(word)) for (const place of places) candidates.add(place)
      }
      const found = [...candidates].map((place) => matchOf(place, at)).filter((match) => match !== null)
      words.forEach((word, spot) => {
        const joined = byJoined.get(word) ?? []
        for (const { id } of joined) found.push({ id, from: spot, to: spot + 1, at: [spot], share: 1 })
      })
      return found.sort((a, b) => b.at.length - a.at.length || b.share - a.share)
    },
  }
}
export type PlaceNames = ReturnType<typeof placeNames>
