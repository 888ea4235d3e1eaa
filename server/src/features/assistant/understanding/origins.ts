import type { AreaMatch } from './zones.ts'

const FROM_THERE =
  /(?:^| )(?:(?:un[oa]?s?|mis?|nuestr[oa]s?) (?:\p{L}+ )?(?:prim|amig|herman|ti|famili|parej|grup|compañer|companer|abuel|suegr|cuñad|cunad|novi)\p{L}* (?:de|del|desde)|(?:somos|soy|viene|vienen) (?:\p{L}+ ){1,4}(?:de|del|desde)|(?:jubilad|pensionad|estudiante|matrimonio|recien casad)\p{L}* (?:de|del|desde)|(?:soy|somos|vengo|venimos|viajo|viajamos|llego|llegamos|vuelo|volamos|vivo|vivimos|im|i am|we are|coming|sou|somos|venho|viens|venons|sono|siamo) (?:de|del|desde|en|from|do|da|di|d))(?: la| el| las| los| the)?$/u
/** 'Cuenca, la de Ecuador, no la de España' */
const NOT_THERE =
  /(?:^| )(?:no (?:la|el) de|not (?:the|in|from)(?: one in| one of)?|nao (?:a|o) d[aeo]|pas celle d|non quella di)$/
/** 'ya me gasté todo en Barcelona': where somebody was before is not asked about, even if nothing else is named. */
const WAS_THERE = /(?:^| )(?:gaste|gastamos|deje|dejamos|perdi|perdimos) (?:\p{L}+ ){1,3}(?:en|por)$/u
/** 'soy de Guayaquil y voy a Cuenca' asks about Cuenca. */
export const withoutOrigins = (
  areas: readonly AreaMatch[],
  words: readonly string[],
  hasOthers: boolean,
): AreaMatch[] => {
  const elsewhere = areas.filter(({ from }) => !WAS_THERE.test(words.slice(0, from).join(' ')))
  const others = elsewhere.filter(({ from }) => {
    const before = words.slice(0, from).join(' ')
    return !FROM_THERE.test(before) && !NOT_THERE.test(before)
  })
  return others.length > 0 || hasOthers ? others : elsewhere
}
