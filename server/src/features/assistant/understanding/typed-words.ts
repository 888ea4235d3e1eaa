import { fold } from '../../maps/public.ts'
import { ABBREVIATIONS } from '../lexicon/lexicon.ts'

/** Abbreviations of at most this many letters stand for small words: 'museos d toledo'. */
const ABBREVIATED = 2

/** What is written short in names of towns, streets and squares: 'pta arenas', 'sto tomás', 'plaza gral belgrano'. */
const SHORT_IN_NAMES = new Map([
  ['pta', 'punta'],
  ['pto', 'puerto'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['gral', 'general'],
  ['cnel', 'coronel'],
  ['tte', 'teniente'],
  ['alte', 'almirante'],
])
/** 'sta' and 'sto' are Italian verbs, too: in a name, they stand behind one of these or before a capital letter. */
const VERBS_AS_WELL = /^st[ao]$/
const BEFORE_A_SAINT =
  /^(?:en|de|del|a|al|por|para|pa|desde|hacia|hasta|y|o|la|el|plaza|calle|parque|playa|isla)$/
const NAME_LETTERS = 3
const wholeInName = (folded: string, index: number, typed: readonly string[]): string | undefined => {
  const whole = SHORT_IN_NAMES.get(folded)
  const next = typed[index + 1] ?? ''
  if (whole === undefined || next.length < NAME_LETTERS || /^madre$/iu.test(next)) return
  const isInAName = /^\p{Lu}/u.test(next) || (index > 0 && BEFORE_A_SAINT.test(fold(typed[index - 1] ?? '')))
  return isInAName || !VERBS_AS_WELL.test(folded) ? whole : undefined
}

/** Returns words as they are compared: folded, and abbreviations in full. */
export const plainWords = (typed: readonly string[]): string[] =>
  typed.map((word, index) => {
    // 'papá' with its accent is no potato.
    if (/^papás?$/iu.test(word)) return word.length > 4 ? 'padres' : 'padre'
    const folded = fold(word).replaceAll(' ', '')
    const inName = wholeInName(folded, index, typed)
    if (inName !== undefined) return inName
    const whole = ABBREVIATIONS.get(folded)
    return whole !== undefined && folded.length <= ABBREVIATED && typed.length > 1 ? whole : folded
  })

const BEFORE_A_RIDE = /^(?:le|un|ce|du|notre|votre|petit|beau|grand|el|los|del|al|the|a|il|um|o)$/
/** Whether the word at this position is a French ride: 'le tour en bateau', where 'la tour' is a tower. */
export const isRide = (words: readonly string[], index: number): boolean =>
  words[index] === 'tour' && BEFORE_A_RIDE.test(words[index - 1] ?? '')

const DECLINED =
  /^[\s¡¿]*(?:(?:u+[fy]+|ay+|bah|puf+|h+m+|m{2,}|eh|ah|oh|pero|ya|y)[\s,.!]+)*(?:(?:no+|nop|nel|nah|non|n[aã]o|nope)[\s,.!;:]+)*(?:no+|nop|nel|nah|non|n[aã]o|nope)\s*[,.!;:…]+\s*(?=\p{L})/iu
/** Returns how many words at the beginning only decline what was offered: 'uf no, algo más barato' denies nothing that follows. */
export const declinedBefore = (message: string): number => {
  const [declined = ''] = DECLINED.exec(message) ?? []
  return declined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').length
}
