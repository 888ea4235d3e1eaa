import { LRUCache } from 'lru-cache'
import { EMPTY_WORDS, findAspects, findKinds } from '../lexicon/lexicon.ts'
import { grown, isDiminutive, isNumber } from '../lexicon/term-matcher.ts'

// The words of places' names: which of them tell a place from others.

/** A place's name as it is kept in memory: as one text, because a community may have hundreds of thousands. */
export interface KnownName {
  id: string
  /** Folded, its words divided by single spaces. */
  name: string
  /** The words of its city, region and country: one set for all places there. */
  areaWords: ReadonlySet<string>
}

const PARTICLES = new Set(
  'de del la las el los lo y e a en the of and da do dos das du des le les di von al san santa'.split(' '),
)
export const isParticle = (word: string): boolean => PARTICLES.has(word)
/** Every name with one of a question's words is divided into words: their kinds are looked up once. */
const WORDS_REMEMBERED = 5_000
const isInLexicon = (word: string): boolean => findKinds([word]).length > 0 || findAspects([word]).length > 0
/** 'Las Peñitas' is a name of its own, whatever 'peñas' means; a 'mosquito' is no small anything. */
const isOwnDiminutive = (word: string): boolean => isDiminutive(word) && grown(word).some(isInLexicon)
const LONG = 9
const TAIL = 5
const SPANISH_ENDING =
  /(?:[aei]r|isim[oa]s?|[aeiou]t[oa]s?|[aei]nd[oa]s?|[aei]d[oa]s?|cion(?:es)?|sion(?:es)?|mente|[aeiou]s[oa]s?|ic[oa]s?|al(?:es)?|dad(?:es)?|ism[oa]s?|istas?|er[oa]s?|ari[oa]s?|ori[oa]s?|eri[oa]s?|bles?|ntes?|[dt]or(?:a|es|as)?|it[oa]s?|il(?:es)?|[oa]n(?:es)?|ezas?|iv[oa]s?|i[oa]s?)$/
/** 'Limpiopungo' only begins like 'limpio': the vocabulary's 'limpi*' is not meant by a long word of which no Spanish ending follows. */
const onlyBeginsSo = (word: string): boolean =>
  word.length >= LONG && !SPANISH_ENDING.test(word) && isInLexicon(word.slice(0, -TAIL))
const GENERIC = new Set(
  'santo sao saint sainte sant agua aguas valle luna playa casa siete colores magico circuito mercado nacional central municipal viejo vieja nuevo nueva antiguo antigua grande gran real mayor general popular don dona puerto punta cabo rio sur norte este oeste arte historia ciencias oro casa villa mar sol cielo tierra camino piedra piedras arena fuego cruz pozo paseo calle avenida barrio pueblo ciudad auto autos coche coches carro carros moto motos bici bicis bus taxi blanca blanco negra negro verde azul roja rojo'.split(
    ' ',
  ),
)
const commonWords = new LRUCache<string, boolean>({
  max: WORDS_REMEMBERED,
  memoMethod: (word) =>
    isParticle(word) ||
    EMPTY_WORDS.es?.has(word) === true ||
    GENERIC.has(word) ||
    (isInLexicon(word) && !isOwnDiminutive(word) && !onlyBeginsSo(word)),
})
/** Words that many names share have little weight: 'museo', 'parque', 'nacional'. */
export const isCommonWord = (word: string): boolean => commonWords.memo(word)
export const OF_THE_CALENDAR =
  /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/
/** Words with at most this many letters are words of other languages, too: 'na' of 'Na Bolom'. */
const SHORT = 2
/** Whether a word may tell one place from others: 'con 10 euros' does not name 'Mercado 10 de Agosto'. */
const mayDistinguish = (word: string): boolean =>
  word.length > SHORT && !isNumber(word) && !OF_THE_CALENDAR.test(word) && !isCommonWord(word)
/** Returns the words of a name that hardly any other name shares. */
export const distinctiveWords = ({ name, areaWords }: KnownName): Set<string> =>
  new Set(name.split(' ').filter((word) => !areaWords.has(word) && mayDistinguish(word)))
