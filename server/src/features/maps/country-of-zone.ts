import { LRUCache } from 'lru-cache'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
/** Codes of former countries and of groups of countries, for which the runtime still has time zones. */
const FORMER = new Set([
  'AN',
  'BU',
  'CS',
  'CT',
  'DD',
  'DY',
  'FQ',
  'FX',
  'HV',
  'JT',
  'MI',
  'NH',
  'NQ',
  'NT',
  'PC',
  'PU',
  'PZ',
  'RH',
  'SU',
  'TP',
  'VD',
  'WK',
  'YD',
  'YU',
  'ZR',
  'EU',
  'EZ',
  'UN',
  'QO',
])

/** Supported by the runtime, but missing in TypeScript's library. */
interface Zoned {
  getTimeZones(): readonly string[] | undefined
}
const zonesOf = (region: string): readonly string[] =>
  (new Intl.Locale('und', { region }) as unknown as Zoned).getTimeZones() ?? []

/** The name by which the runtime lists a zone: it still says `America/Buenos_Aires` for `America/Argentina/Buenos_Aires`. */
const listedName = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

const known = new LRUCache<string, { code: string | null }>({ max: 500 })

/**
 * Returns the country (ISO 3166) that a time zone belongs to; null at sea. Uses the runtime's data, so that none of ours becomes
 * outdated.
 */
export const countryOfZone = (zone: string): string | null => {
  const found = known.get(zone)
  if (found) return found.code
  const listed = listedName(zone)
  const code = CODES.find((one) => !FORMER.has(one) && zonesOf(one).includes(listed)) ?? null
  known.set(zone, { code })
  return code
}
