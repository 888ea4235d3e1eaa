import { WALKING_PACE } from '@andariego/contract/walking'
import { numberOf } from './numbers.ts'

const METRES: readonly [RegExp, number][] = [
  [/^(?:km|kil[oó]metros?|kilomet(?:re|er)s?|quil[oô]metros?)$/u, 1000],
  [/^(?:m|mts?|metros?|met(?:re|er)s?)$/u, 1],
  [/^(?:cuadras?|manzanas?|quadras?)$/u, 100],
  [/^(?:miles?|millas?)$/u, 1609],
  [/^(?:minutos?|mins?|minutes?)$/u, WALKING_PACE],
]
const PLACES_WITHIN =
  /(?<!\p{L})(?:a|dentro de|en un radio de|within|less than|em um raio de)\s+(?:(?:menos|no m[aá]s|m[aá]s o menos|un m[aá]ximo|a lo sumo) de\s+|(?:como )?m[aá]ximo\s+|unos\s+|unas\s+)?(\d+(?:[.,]\d+)?|\p{L}+)\s*(\p{L}+)(\s+(?:a pie|caminando|andando|on foot|walking|walk))?/giu

const ON_FOOT =
  /\b(a poc[oa]s (?:cuadras|pasos|calles|manzanas)|pegad(?:it)?[oa]s? (?:a|al|de|del)(?! (?:la |el )?(?:orilla|mar|playa|agua|rio|muelle)\b)|a (?:dos|unos|un) pas(?:os?|itos?)|al ladit?o|a la vuelta|a tiro de piedra|next door|a deux pas|due passi|a pie|caminando|andando|a pata|on foot|walking|walk to|walk from|a pied|a piedi|a pe)\b/
/** Whether a folded text is about going on foot, or about what is so near that one does: 'pegadito al museo'. */
export const isOnFoot = (text: string): boolean => ON_FOOT.test(text)

/** How far away a question allows places to be. */
export interface Reach {
  isOnFoot?: boolean
  /** In metres; null when the question names no distance. */
  within?: number | null
}
export const reachAsked = ({ text, message }: { text: string; message: string }): Reach => ({
  isOnFoot: isOnFoot(text),
  within: radiusAsked(message),
})

/**
 * Returns how far away, in metres, a question allows places to be: 'a menos de 1 km de', 'a 10 minutos a pie'. Null when it names no
 * distance, or minutes without saying that somebody walks.
 */
export const radiusAsked = (message: string): number | null => {
  for (const [, number = '', unit = '', onFoot] of message.toLowerCase().matchAll(PLACES_WITHIN)) {
    const [, metres] = METRES.find(([pattern]) => pattern.test(unit)) ?? []
    const count = numberOf(number.replace(',', '.'))
    if (metres === undefined || !(count > 0)) continue
    if (metres === WALKING_PACE && !onFoot) continue
    return Math.round(count * metres)
  }
  return null
}
