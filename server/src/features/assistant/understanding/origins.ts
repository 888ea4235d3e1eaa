import type { AreaMatch } from './zones.ts'

const FROM_THERE =
  /(?:^| )(?:(?:un[oa]?s?|mis?|nuestr[oa]s?) (?:\p{L}+ )?(?:prim|amig|herman|ti|famili|parej|grup|compañer|companer|abuel|suegr|cuñad|cunad|novi)\p{L}* (?:de|del|desde)|(?:somos|soy|viene|vienen) (?:\p{L}+ ){1,4}(?:de|del|desde)|(?:jubilad|pensionad|estudiante|matrimonio|recien casad)\p{L}* (?:de|del|desde)|(?:(?:para?|solo) )?(?:los|las|gente) (?:de|del|desde)|(?:soy|somos|vengo|venimos|viajo|viajamos|llego|llegamos|vuelo|volamos|vivo|vivimos|im|i am|we are|coming|sou|somos|venho|viens|venons|sono|siamo) (?:de|del|desde|en|from|do|da|di|d))(?: la| el| las| los| the)?$/u
/** 'Cuenca, la de Ecuador, no la de España' */
const NOT_THERE =
  /(?:^| )(?:no (?:la|el) de|not (?:the|in|from)(?: one in| one of)?|nao (?:a|o) d[aeo]|pas celle d|non quella di)$/
/** 'ya me gasté todo en Barcelona': the question is not about where somebody was before, even if it names no other area. */
const WAS_THERE = /(?:^| )(?:gaste|gastamos|deje|dejamos|perdi|perdimos) (?:\p{L}+ ){1,3}(?:en|por)$/u
/** 'un recuerdo para llevarme a Buenos Aires', 'antes de volver a Lima': where somebody goes home to. */
const GOES_HOME =
  /(?:^| )(?:recuerdo|recuerditos?|regalos?|regalito|souvenirs?|llevar(?:me|le|les|nos|lo|la)|llevar|volver(?:me|nos)?|vuelvo|volvemos|vuelta|regreso|regresar|regresamos|regresarme) (?:a|para|pa|hasta)(?: mi| la| casa en)?$/
/** 'me quiero llevar una hamaca de recuerdo a Buenos Aires': the question is not about the place where somebody lives. */
const IS_TAKEN_THERE =
  /(?:^| )(?:llevar(?:me|le|les|nos|lo|la)?|recuerdo|regalo) (?:\p{L}+ ){0,5}(?:de recuerdo|de regalo|de vuelta|de regreso) (?:a|para|pa)$/u
/**
 * 'salgo de Bilbao el sábado y quiero ver Santander' asks about Santander; where no other area is named, about the one that somebody
 * leaves.
 */
const LEAVES =
  /(?:^| )(?:(?:salgo|salimos|saldre|saldremos|saldriamos|saliendo|salir|parto|partimos|partiendo|partir|arranco|arrancamos|arrancando) (?:(?!(?:cerca|fuera|afuera|dentro|lejos|alrededor|encima|antes|despues|al|a|y|o|que) )\p{L}+ ){0,2}(?:de|del|desde)|leaving|leave)(?: la| el)?$/u
/** 'soy de Guayaquil y voy a Cuenca' asks about Cuenca. */
export const withoutOrigins = (
  areas: readonly AreaMatch[],
  words: readonly string[],
  hasOthers: boolean,
): AreaMatch[] => {
  const elsewhere = areas.filter(({ from }) => {
    const before = words.slice(0, from).join(' ')
    return !WAS_THERE.test(before) && !IS_TAKEN_THERE.test(before)
  })
  const others = elsewhere.filter(({ from }) => {
    const before = words.slice(0, from).join(' ')
    return !FROM_THERE.test(before) && !NOT_THERE.test(before) && !GOES_HOME.test(before)
  })
  const kept = others.length > 0 || hasOthers ? others : elsewhere
  const ahead = kept.filter(({ from }) => !LEAVES.test(words.slice(0, from).join(' ')))
  return ahead.length > 0 ? ahead : kept
}
