import type { Named } from '@andariego/gazetteer'
import { fold } from '../../maps/public.ts'
import { isCalled } from './map-names.ts'
import type { NameSpan } from './name-spans.ts'

/** How much less important than a city of the same name a country may be, and still be meant. */
const COUNTRY_YIELDS = 0.1

const OF_FLYING =
  /^(aeropuertos?|airports?|aeroportos?|aeroporti|aeroports?|vuelos?|volar|volamos|flights?|voos?|terminal)$/
/** 'pls' and 'dar de baja' are no airports, though their codes are PLS and DAR: who means one writes it as a code, or speaks of flying. */
export const isCodeByChance = (typed: string, words: readonly string[], { words: span }: NameSpan): boolean =>
  span.length === 1 &&
  /^\p{L}{3}$/u.test(typed) &&
  !/^\p{Lu}{3}$/u.test(typed) &&
  !words.some((word) => OF_FLYING.test(word))

/** 'Patagonia' and 'Amazonas' are landmarks on the map, and areas to a traveller. */
export const isWideLandmark = ({ id, region, name }: Named): boolean =>
  id.startsWith('landmark:') && region === null && /^(patagonia|amazonas)/.test(fold(name))

/**
 * Returns the country among areas of one name, if it is meant: 'México' and 'Paraguay' are the countries rather than their
 * capitals; 'Granada' is a city rather than the island state.
 */
export const countryMeant = (wholes: readonly Named[], best: Named, { words }: NameSpan): Named | undefined =>
  wholes.find(
    ({ id, name, importance }) =>
      id.startsWith('country:') &&
      (importance >= best.importance - COUNTRY_YIELDS || isCalled(name, words) > isCalled(best.name, words)),
  )
