import { readFileSync } from 'node:fs'
import { kilometresBetween, type Position } from '@andariego/contract/distance'
import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import { landmarkNamed } from '@andariego/gazetteer'
import { builtinGazetteer, type WordsOfRegions } from '../../maps/public.ts'
import { kindOfWords } from './kind-of-words.ts'

const OSM_WORDS: Record<string, PlaceKind> = JSON.parse(
  readFileSync(new URL('osm-words.json', import.meta.url), 'utf8'),
)
/** How far from a city's centre its pin may be. */
const CITY_WITHIN_KM = 15
/** Below this importance (about 20,000 people) a settlement is a 'pueblo'. */
const CITY_FROM = 0.6

const settlementKind = (name: string, at: Position): PlaceKind | null => {
  const city = builtinGazetteer()
    .named(name, { misspelt: false })
    .find((named) => named.kind === 'city' && kilometresBetween(named, at) < CITY_WITHIN_KM)
  if (!city) return null
  return city.importance < CITY_FROM ? 'pueblo' : 'ciudad'
}

/**
 * Returns a function that guesses a place's kind from its name and position: by our list of landmarks, the imported regions, a
 * town of that name, or the name itself.
 */
export const kindGuesser =
  (wordsOfRegions: WordsOfRegions) =>
  (name: string, at: Position): PlaceKind | null => {
    const landmark = landmarkNamed(name, at)
    const listed = landmark && kindOfWords(landmark.kind)
    const named = kindOfWords(name)
    // Our list also calls national parks 'parque'.
    if (listed) return listed === 'parque' && named === 'reserva-natural' ? named : listed
    const word = wordsOfRegions(name, at)
    const mapped = word === null ? null : (OSM_WORDS[word] ?? kindOfWords(word))
    return mapped ?? settlementKind(name, at) ?? named
  }
