import { foldedWords } from '../lexicon/folded-words.ts'
import { findAspects, findBlame, findDenials, findPraise, findSomePeople } from '../lexicon/lexicon.ts'
import type { Match } from '../lexicon/term-matcher.ts'
import type { Language } from '../understanding/language.ts'
import { isDish } from './dishes.ts'
import { foreignTones, isHomograph } from './foreign-tones.ts'

/** How many words after a 'no' are negated: 'no se permite entrar con perros'. */
const DENIAL_REACH = 4
const NOT_DENYING =
  /^nadas\b|^(no|nunca) (te|se|os|les) (pierd|olvid)|^no (deje|olvide|pued\w+ (perder|dejar)|solo|solamente|duden|hay que perder)/
/** 'los zancudos no perdonan y hace calor': a negation ends where a clause with a verb of its own begins. */
const CLAUSES =
  /[,;:()!?]|\s(?:pero|aunque|sino|y eso)\s|\sy(?=\s(?:hace|hay|había|es|está|están|son|tiene|tienen|cuesta|cobran|se|te|nos|hacía)\s)/i
/** 'platos veganos no hay ni uno': the negation may follow. */
const DENIED_BEHIND =
  /^(?:no (?:hay|habia|tienen?|existen?|quedan?|vi|vimos|encontr\w+|ofrecen|venden|aceptan|sirven|llega)|ni (?:un[oa]|hay|existe|hablar)|ningun[oa]s?$|ningun[oa]s? (?!de los|que)|brilla\w* por su ausencia|cero)\b/
export const isDeniedBehind = (words: readonly string[], to: number): boolean =>
  DENIED_BEHIND.test(words.slice(to, to + 4).join(' '))

const ANIMALS = 'animales'
/** Aspects of who comes along. A complaint about the way counts against them. */
const COMPANY = new Set(['niños', 'mayores'])
const HARD = new Set(['dificultad', 'suelo', 'seguridad', 'vértigo'])

const WITHOUT = 'sin'
/** 'sin mirar atrás no se camina': what is necessary is not denied. */
const isNecessary = (words: readonly string[], from: number): boolean =>
  words[from] === WITHOUT && words.some((word) => word === 'no' || word === 'nunca' || word === 'nadie')
const denialsIn = (words: readonly string[]) =>
  findDenials(words).filter(
    ({ from }) => !NOT_DENYING.test(words.slice(from, from + 4).join(' ')) && !isNecessary(words, from),
  )

/** Drops an aspect's matches inside longer matches of it: 'no cuesta' is not a negated 'cuesta'. */
const longestOfEach = <T extends { aspect: string }>(matches: readonly Match<T>[]): Match<T>[] =>
  matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other.value.aspect === match.value.aspect &&
          other.from <= match.from &&
          other.to >= match.to &&
          other.to - other.from > match.to - match.from,
      ),
  )

/**
 * Returns a clause's tone for each aspect: 1 for, -1 against, 0 neither. `there` is the tone of something that is merely
 * mentioned.
 */
const clauseTones = (clause: string, there: 0 | 1, language: Language): [aspect: string, tone: number][] => {
  const words = foldedWords(clause)
  const denials = denialsIn(words)
  const isDenied = (from: number) =>
    denials.some((denial) => denial.to <= from && from - denial.to <= DENIAL_REACH)
  const feeling = (matches: readonly { from: number }[]) =>
    matches.reduce((sum, { from }) => sum + (isDenied(from) ? -1 : 1), 0)
  const isForSome = findSomePeople(words).length > 0
  /** 'con el carrito del bebé casi me da algo': a complaint about the way counts against going with a child. */
  const found = findAspects(words).filter(
    (match) =>
      !isHomograph(words, match, language) && !(match.value.aspect === ANIMALS && isDish(words, match)),
  )
  const isHard = found.some(
    ({ from, value: { aspect, tone } }) => tone === 'bad' && HARD.has(aspect) && !isDenied(from),
  )
  // 'cura el mal de ojo' blames nobody.
  const isInName = ({ from }: { from: number }) =>
    found.some(
      (match) =>
        match.value.tone === 'plain' && match.from <= from && from < match.to && match.to - match.from > 1,
    )
  const blame = findBlame(words).filter((match) => !isInName(match))
  const mood = Math.sign(feeling(findPraise(words)) - feeling(blame))
  return longestOfEach(found).map(({ from, to, value: { aspect, tone } }) => {
    // 'los menores no pagan' does not make it free for everybody.
    if (aspect === 'precio' && tone === 'good' && isForSome) return [aspect, 0]
    const startsWithDenial = denials.some((denial) => denial.from >= from && denial.to <= to)
    const isTurned = isDenied(from) || isDeniedBehind(words, to)
    const turn = isTurned && !startsWithDenial ? -1 : 1
    if (tone === 'good') return [aspect, turn]
    if (tone === 'bad') return [aspect, -turn]
    if (turn < 0 || (isHard && COMPANY.has(aspect))) return [aspect, -1]
    return [aspect, tone === 'there' && mood === 0 ? there : mood]
  })
}

const tonesOf = (sentence: string, there: 0 | 1, language: Language = 'es'): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const clause of sentence.split(CLAUSES))
    for (const [aspect, tone] of clauseTones(clause, there, language)) {
      const sum = sums.get(aspect) ?? 0
      // One negative word outweighs mere mentions.
      sums.set(aspect, tone < 0 ? Math.min(sum, 0) + 2 * tone : sum + tone)
    }
  return sums
}

/** A sum with cents, whose currency goes without saying ('19,09 la general'): no time of day, distance or height. */
const A_SUM_WITH_CENTS =
  /(?<![\d.,:])(?<!\b(?:las?|hasta|desde|at|às|à) )\d{1,4}[.,]\d{2}(?![\d:]|[.,]\d)(?!\s*(?:h|hs|hrs?|horas?|am|pm|[ap]\.\s?m|k?m|mts?|metros|kil\p{L}*|litros?|%|grados|de 5)(?!\p{L}))/iu

/** '12 mil ida y vuelta', '80 mil por tres horas': thousands of a currency that goes without saying. */
const A_SUM_OF_THOUSANDS =
  /(?<![\d.,:])\d{1,3} mil(?=\s*(?:[.,;:!)]|$|y |la |el |los |las |cada |por |ida|con |todo|de entrada))/iu

/** 'Q25 los extranjeros', 'S/ 15', 'Bs 20': a sum behind the sign of its currency. */
const A_SUM_BEHIND_A_SIGN = /(?<![\p{L}\d])(?:Q|Bs\.?|S\/\.?|B\/\.?|R\$|RD\$|US\$|[$₡₲€£¥])\s?\d/u
/** '10 € con una copita': a sum before the sign of its currency. */
const A_SUM_BEFORE_A_SIGN = /\d\s?[€$£₡₲¥]/u
/** 'Entrada 32.000 adultos': round thousands, unless a unit or something counted follows. */
const A_ROUND_SUM =
  /(?<![\d.,])\d{1,3}\.\d00(?![\d.,]\d)(?!\s*(?:(?:de )?a[nñ]os|personas|visitantes|espectadores|asientos|libros|especies|ejemplares|piezas|obras|plantas|[aá]rboles|huellas|metros|mts?\b|m\b|km\b|msnm|kil\p{L}*|hect\p{L}*|pasos|habitantes))/iu
/** Whether a sentence names a sum of money whose currency goes without saying or is only a sign. */
export const isPriced = (sentence: string): boolean =>
  [A_SUM_WITH_CENTS, A_SUM_OF_THOUSANDS, A_SUM_BEHIND_A_SIGN, A_SUM_BEFORE_A_SIGN, A_ROUND_SUM].some((sum) =>
    sum.test(sentence),
  )

/**
 * Returns a sentence's tags: 'baños' for each aspect it is about, with 'baños+' or 'baños-' where it has a tone. `language`: that of
 * the text to which it belongs.
 */
export const aspectTags = (sentence: string, language: Language = 'es'): string[] => {
  const tones = tonesOf(sentence, 1, language)
  if (isPriced(sentence) && !tones.has('precio')) tones.set('precio', 0)
  for (const [aspect, tone] of foreignTones(sentence, language)) tones.set(aspect, tone)
  return [...tones].flatMap(([aspect, sum]) =>
    sum === 0 ? [aspect] : [aspect, `${aspect}${sum > 0 ? '+' : '-'}`],
  )
}

/** Whether a sentence praises an aspect. That toilets exist is a reason to go, but no praise of them. */
export const praises = (sentence: string, aspect: string): boolean =>
  (tonesOf(sentence, 0).get(aspect) ?? 0) > 0
