import type { Wish } from '../understanding/wishes.ts'

/** Kinds of place with a roof. */
export const INDOORS = new Set([
  'museo',
  'iglesia',
  'teatro',
  'acuario',
  'biblioteca',
  'mercado',
  'comer',
  'cueva',
])
const SPOILT_BY_RAIN = new Set(['playa', 'isla', 'lago', 'mirador', 'montaña'])
const DRY = 0.5

/** Returns how much better a place of these kinds suits a day of rain: below 0 where rain spoils it; 0 when no rain is expected. */
export const inWeather = (kinds: readonly string[], wishes: readonly Wish[]): number => {
  if (!wishes.some(({ aspect }) => aspect === 'lluvia')) return 0
  if (kinds.some((kind) => INDOORS.has(kind))) return DRY
  return kinds.some((kind) => SPOILT_BY_RAIN.has(kind)) ? -1 : 0
}
