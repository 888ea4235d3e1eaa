import { LRUCache } from 'lru-cache'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
/** Codes of countries that are no more, and of groups of them, which the runtime still knows zones of. */
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

/** The runtime has it; the compiler's library does not yet. */
interface Zoned {
  getTimeZones(): readonly string[] | undefined
}
const zonesOf = (region: string): readonly string[] =>
  (new Intl.Locale('und', { region }) as unknown as Zoned).getTimeZones() ?? []

const known = new LRUCache<string, { code: string | null }>({ max: 500 })

/** The country (ISO 3166) that a time zone belongs to; null at sea. The runtime's own data: no file of ours can grow old. */
export const countryOfZone = (zone: string): string | null => {
  const found = known.get(zone)
  if (found) return found.code
  const code = CODES.find((one) => !FORMER.has(one) && zonesOf(one).includes(zone)) ?? null
  known.set(zone, { code })
  return code
}
