import type { Database } from '../../../platform/database/database.ts'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import { findAskedAspects, findAskedKinds, NO_AREAS } from '../lexicon/lexicon.ts'
import { FOREIGN_WORDS, isForeignWord, isSpanishWord } from '../lexicon/translations.ts'
import { type City, citiesIn, isCityElsewhere, isInCitySaid } from './city-elsewhere.ts'
import { isGuess, isThingOf } from './guessed-names.ts'
import { knownNames } from './known-names.ts'
import { matchOf, type PlaceMatch } from './match-name.ts'
import { isOfHistory } from './name-or-thing.ts'
import { isCommonWord, type KnownName } from './name-words.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import type { Quarter } from './quarters.ts'
import { sound } from './spelling.ts'
import { isRide } from './typed-words.ts'

const KNOWN_AREA = 0.5
const HEARD_LETTERS = 6
/** A shorter word is too common, unless it is a people's name: 'wari'. */
const HINT_LETTERS = 5
const PEOPLES_LETTERS = 4
const SHORTENED_LETTERS = 5
/** A common word in more names than this finds none by itself: only whole names of common words. */
const COMMON_NAMES_MAX = 400

/** Finds the community's places that a question names. */
const placeNames = (database: Database) => {
  const { byWord, spelling, common, cities, quarters, refresh, isGone, forgetGone, doubt, doubtAll } =
    knownNames(database)

  /** 'teleférico' is a word, but may also be a spelling of 'TelefériQo'. */
  const soundsLike = (word: string): string[] => {
    const meant = word.length >= HEARD_LETTERS ? spelling.meant(word) : null
    return meant && sound(meant) === sound(word) ? [meant] : []
  }
  /** 'los niños incas' are no Marché des Enfants: what people wish for is no name, but for kinds of places. */
  const isOrdinary = (word: string): boolean =>
    (findAskedAspects.es?.([word]).length ?? 0) > 0 && findAskedKinds([word]).length === 0
  /** 'la iglesia de San Francisco' may be the 'Igreja de São Francisco'. */
  const foreignFor = (word: string): string[] =>
    isOrdinary(word)
      ? []
      : (FOREIGN_WORDS.get(word) ?? []).filter((foreign) => foreign !== word && byWord.has(foreign))
  const wordsMeant = (word: string): string[] => [...ownMeant(word), ...foreignFor(word)]
  const ownMeant = (word: string): string[] => {
    if (byWord.has(word)) return [word]
    if (isCommonWord(word) || NO_AREAS.has(word)) return soundsLike(word)
    // 'Barcelona' is no misspelling of 'Barceloneta'.
    const [area] = builtinGazetteer().named(word, { misspelt: false })
    if (area && area.importance >= KNOWN_AREA) return []
    const meant = spelling.meant(word) ?? spelling.whole(word)
    return meant && !isSpanishWord(word) && !isForeignWord(word) && !isOrdinaryWord(word)
      ? [meant]
      : soundsLike(word)
  }
  const isShortened = (word: string): boolean =>
    !byWord.has(word) && spelling.meant(word) === null && spelling.whole(word) !== null

  const countSharing = (words: readonly string[]): number => {
    const [first = '', ...others] = words
    const places = byWord.get(first) ?? []
    return others.length === 0
      ? places.length
      : places.filter((place) => others.every((word) => ` ${place.name} `.includes(` ${word} `))).length
  }

  /** Returns the places whose name is this word with spaces in it: 'machupicchu'. */
  const writtenJoined = (word: string): KnownName[] =>
    Array.from(
      { length: Math.max(0, word.length - 1) },
      (_, index) => byWord.get(word.slice(0, index + 1)) ?? [],
    )
      .flat()
      .filter(({ name }) => name.length > word.length && name.replaceAll(' ', '') === word)

  /** 'San Miguel' is San Miguel de Allende where no other city of the community begins so. A single word begins too many. */
  const cityBeginning = (name: string): City | undefined => {
    if (!name.includes(' ')) return undefined
    const [city, ...others] = [...cities].filter(([full]) => full.startsWith(`${name} `))
    return others.length === 0 ? city?.[1] : undefined
  }

  /** 'conce' is Concepción and 'villavo' Villavicencio, where no other city of the community begins so. */
  const cityShortened = (word: string): City | undefined => {
    if (word.length < SHORTENED_LETTERS || word.includes(' ') || isCommonWord(word) || isSpanishWord(word))
      return undefined
    const stem = word.replace(/[oa]$/, '')
    for (const begin of [word, ...(stem.length >= SHORTENED_LETTERS ? [stem] : [])]) {
      const [city, ...others] = [...cities].filter(
        ([full]) => full.startsWith(begin) && full.length > begin.length + 1 && !full.includes(' '),
      )
      if (city && others.length === 0) return city[1]
    }
    return undefined
  }

  const isInNames = (word: string): boolean => byWord.has(word)

  return {
    refresh,
    /** Whether a word is in a place's name. */
    isInNames,
    /**
     * Returns the only place with this word in its name; null when there is none or several. Of several, the only one in one of the
     * cities, regions or countries that are named: 'la basílica de Quito'.
     */
    onlyCalled: (word: string, areas: readonly string[] = []): string | null => {
      if (word.length < (isOfHistory(word) ? PEOPLES_LETTERS : HINT_LETTERS)) return null
      const called = (byWord.get(word) ?? []).filter(({ id }) => !isGone(id))
      const there = called.filter(({ areaWords }) =>
        areas.some((area) =>
          fold(area)
            .split(' ')
            .every((part) => areaWords.has(part)),
        ),
      )
      const [place, ...others] = called.length > 1 ? there : called
      return place && others.length === 0 ? place.id : null
    },
    /** Returns the word of a place's name that this word of another language is a form of; null when there is none. */
    cognateOf: (word: string): string | null => {
      if (byWord.has(word)) return null
      const [area] = builtinGazetteer().named(word, { misspelt: false })
      return area && area.importance >= KNOWN_AREA ? null : spelling.cognate(word)
    },
    /** Returns the city of this name, also without its article: 'al Chaltén' is El Chaltén. */
    cityCalled: (name: string): City | undefined =>
      cities.get(name) ??
      cities.get(`el ${name}`) ??
      cities.get(`la ${name}`) ??
      // 'são josé' is San José.
      (name.startsWith('sao ') ? cities.get(name.replace('sao ', 'san ')) : undefined) ??
      cityBeginning(name) ??
      cityShortened(name),
    /** Returns the quarter of this name; `words`: the question, which may name its city. */
    quarterCalled: (name: string, words: readonly string[]): Quarter | undefined =>
      quarters.called(name, words),
    forgetGone,
    doubt,
    doubtAll,
    /** Returns the places named in a question, whole, in part or misspelled; the most certain first. */
    find: (words: readonly string[]): PlaceMatch[] => {
      const at = new Map<string, number[]>()
      words.forEach((word, spot) => {
        // 'le tour en bateau' is a ride, and 'la tour' a tower.
        if (isRide(words, spot) && !byWord.has(word)) return
        for (const meant of wordsMeant(word)) at.set(meant, [...(at.get(meant) ?? []), spot])
      })
      // Counted once per question, because hundreds of places may have the same words.
      const counts = new Map<string, number>()
      const sharing = (said: readonly string[]): number => {
        const key = said.join(' ')
        const count = counts.get(key) ?? countSharing(said)
        counts.set(key, count)
        return count
      }
      const candidates = new Set<KnownName>(common.within(words))
      for (const word of at.keys()) {
        const places = byWord.get(word) ?? []
        if (places.length <= COMMON_NAMES_MAX || !isCommonWord(word))
          for (const place of places) candidates.add(place)
      }
      const inCities = citiesIn(words, (name) => cities.has(name))
      const found = [...candidates]
        .map((place) => {
          const match = matchOf(place, words, at, sharing)
          if (!match || isCityElsewhere(match, place, inCities, words)) return null
          return { ...match, isInCitySaid: isInCitySaid(match, place, inCities) }
        })
        .filter((match) => match !== null)
        .filter(({ id }) => !isGone(id))
        .filter(
          (match, _, all) =>
            !isGuess(match, words, { isInNames, isShortened }) && !isThingOf(match, words, all, isInNames),
        )
      words.forEach((word, spot) => {
        const joined = writtenJoined(word).filter(({ id }) => !isGone(id))
        for (const { id } of joined)
          found.push({
            id,
            from: spot,
            to: spot + 1,
            at: [spot],
            share: 1,
            isWeak: false,
            isInCitySaid: false,
          })
      })
      return found.sort((a, b) => b.at.length - a.at.length || b.share - a.share)
    },
  }
}
export type PlaceNames = ReturnType<typeof placeNames>

const shared = new WeakMap<Database, PlaceNames>()
/** The names are shared by all readers of questions, because they are large. */
export const sharedPlaceNames = (database: Database): PlaceNames => {
  const known = shared.get(database) ?? placeNames(database)
  shared.set(database, known)
  return known
}
