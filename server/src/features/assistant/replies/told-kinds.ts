import type { Evidence } from '../knowledge/evidence-repository.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { findDenials, findKinds, TOLD_KIND_WORDS } from '../lexicon/lexicon.ts'
import type { Area } from '../understanding/area.ts'
import type { Known } from './reply.ts'

const DENIAL_REACH = 4
/** Words before a kind that place it elsewhere, or only compare: 'a diez minutos de la playa', 'parece un castillo'. */
const ELSEWHERE =
  /(?:^| )(?:cerca|cerquita|lejos|minutos?|horas?|km|kilometros?|metros|cuadras|camino|ruta|rumbo|frente|lado|junto|hacia|hasta|desde|despues|antes|imposible|vista|vistas|mirando|mira|da|dan|llega|llegas|llegar|ir|fuimos|vas|van|venimos|volver|vuelta|parece|parecia|tipo|mejor que|que|como|estilo|sabor|entrada|boleto|ticket|tour|excursion|bus|guia|foto|fotos|dibujo|maqueta|rescatad[oa]s|traid[oa]s)(?: (?:de|del|a|al|en|la|las|los|el|un|una|unas|unos|esa|otra|otro|famosa|famoso))*$/
/** Words that reviews use for something else as well: 'en enero es una feria', 'a saltos', 'huele fuerte'. */
const AMBIGUOUS = new Set([
  'feria',
  'ferias',
  'salto',
  'saltos',
  'fuerte',
  'fuertes',
  'galeria',
  'panteon',
  'pico',
])
/** 'la catarata te empapa', 'hay unas termas', 'meterse en las termas', 'bajar a la cueva': it is there. */
const isThere = (sentence: string, kinds: readonly string[]): boolean => {
  const words = foldedWords(sentence)
  const denials = findDenials(words)
  return findKinds(words).some(({ from, to, value }) => {
    if (!kinds.includes(value) || (to - from === 1 && AMBIGUOUS.has(words[from] ?? ''))) return false
    if (denials.some(({ to }) => to <= from && from - to <= DENIAL_REACH)) return false
    return !ELSEWHERE.test(words.slice(Math.max(0, from - 5), from).join(' '))
  })
}

/**
 * Returns the places of an area with something of a kind that neither their name nor their description tells, each with the review's
 * sentence: 'después de dos días caminando, meterse en las termas es gloria'.
 */
export const whereReviewsTellOf = async (
  { evidence }: Known,
  area: Area | null,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, Evidence>> => {
  const words = kinds.flatMap((kind) => TOLD_KIND_WORDS.get(kind) ?? [])
  if (words.length === 0) return new Map()
  const ids = await evidence.speaking({ area, kinds: [] }, [], [words])
  const told = (await evidence.about(ids, [], [words])).filter(
    ({ reviewId, sentence }) => reviewId !== null && isThere(sentence, kinds),
  )
  // The newest sentence comes first.
  return new Map(told.toReversed().map((one) => [one.placeId, one]))
}
