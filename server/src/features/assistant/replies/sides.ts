import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { Wish } from '../understanding/wishes.ts'

/** Returns a sentence's side on an aspect: 1 for, -1 against, 0 neutral; null when it does not mention the aspect. */
export const sideOn = ({ aspects, rating }: Evidence, aspect: string): -1 | 0 | 1 | null => {
  if (aspects.includes(`${aspect}+`)) return rating !== null && rating <= 1 ? 0 : 1
  if (aspects.includes(`${aspect}-`)) return -1
  return aspects.includes(aspect) ? 0 : null
}

/** How well one aspect answers a question about another: 'a qué hora' may be answered by opening hours or by the best hour. */
const RELATED: Record<string, Record<string, number>> = {
  horario: { momento: 0.6 },
  momento: { horario: 0.5 },
  'temperatura del agua': { frío: 0.6 },
  ropa: { frío: 0.5, lluvia: 0.4 },
  mayores: { accesible: 0.6, dificultad: 0.6 },
  accesible: { mayores: 0.6, dificultad: 0.5 },
  vértigo: { seguridad: 0.4 },
}
/** Aspects about which people want a judgement rather than a fact: a mere mention answers less. */
const JUDGED = new Set(['dificultad', 'seguridad', 'comida', 'limpieza', 'atención'])
/** Cold air says nothing about the water. */
const OF_WATER = /(?<!\p{L})(agua|mar|r[ií]o|lag[ou]n?a?|pozas?|bañ\p{L}+)(?!\p{L})/iu
/** A hard way says something about wheelchairs only by what lies on it. */
const OF_THE_GROUND =
  /escal[eo]|pelda[nñ]|\bgradas|grader|empedr|adoqu|rampa|piedra|empinad|arena|barro|lodo/iu
/** What older people pay, or cook, says nothing about how they get around. */
const OF_MOVING =
  /(?<!\p{L})(?:camin\p{L}*|and(?:ar|amos|uvo|uvimos|a bien|an)|sub\p{L}*|baj\p{L}*|lleg\p{L}*|entr(?:ar|ó|amos|aron) (?:sin|con|bien)|recorr\p{L}*|pas(?:ar|ó|amos|ea\p{L}*)|escal[eo]\p{L}*|gradas|pelda[nñ]\p{L}*|cuestas?|rampa\p{L}*|rodillas?|bast[oó]n|andador|muletas|silla|ascensor|elevador|plan[oa]|llan[oa]|cans\p{L}*|cost(?:ó|aba)|pudo|pudieron|aguant\p{L}*|sent(?:ar|ó|arse)\p{L}*|walk\p{L}*|stairs|steps|climb\p{L}*)(?!\p{L})/iu
/** Returns these aspects and those whose sentences may answer them too. */
export const withRelated = (aspects: readonly string[]): string[] => [
  ...new Set(aspects.flatMap((aspect) => [aspect, ...Object.keys(RELATED[aspect] ?? {})])),
]

/** Scores how well a sentence answers the wish, mainly by whether it has the requested side. */
export const answersWish = (evidence: Evidence, { aspect, side }: Wish): number => {
  const said = sideOn(evidence, aspect)
  if (said === null) {
    const weights = Object.entries(RELATED[aspect] ?? {}).map(([related, weight]) =>
      sideOn(evidence, related) === null ||
      (related === 'frío' && !OF_WATER.test(evidence.sentence)) ||
      (aspect === 'accesible' && related === 'dificultad' && !OF_THE_GROUND.test(evidence.sentence)) ||
      (aspect === 'accesible' && related === 'mayores' && !OF_MOVING.test(evidence.sentence))
        ? 0
        : weight,
    )
    return Math.max(0, ...weights)
  }
  if (side === '') return said === 0 ? 1 : JUDGED.has(aspect) ? 1.3 : 1.1
  return said === (side === '+' ? 1 : -1) ? 1.5 : 0.7
}

/**
 * Adds the best sentence of the other side, where all that are shown take one side: a question about crowds is answered by
 * reviewers who met them and by one who did not.
 */
export const withOtherSide = <T extends { one: Evidence }>(
  shown: readonly T[],
  all: readonly T[],
  wishes: readonly Wish[],
): T[] => {
  const [wish, ...others] = wishes
  if (!wish || others.length > 0) return [...shown]
  const sides = new Set(shown.map(({ one }) => Math.sign(sideOn(one, wish.aspect) ?? 0)))
  const [side = 0] = sides
  if (sides.size !== 1 || side === 0) return [...shown]
  const other = all.find(({ one }) => Math.sign(sideOn(one, wish.aspect) ?? 0) === -side)
  return other ? [...shown.slice(0, 2), other] : [...shown]
}

/** Puts first, besides the best sentence, each sentence that mentions a wish which none before it mentions. */
export const coveringAll = <T extends { one: Evidence }>(
  scored: readonly T[],
  wishes: readonly Wish[],
): T[] => {
  const told = new Set<string>()
  const isNew = ({ one }: T) => {
    const news = wishes.filter(({ aspect }) => !told.has(aspect) && one.aspects.includes(aspect))
    for (const { aspect } of news) told.add(aspect)
    return news.length > 0
  }
  const [best, ...others] = scored
  if (!best) return []
  isNew(best)
  const first = others.filter(isNew)
  return [best, ...first, ...others.filter((one) => !first.includes(one))]
}
