import { fold } from '../../maps/public.ts'
import { ABBREVIATIONS, ASPECTS, EMPTY_WORDS, findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import { edits, sound, speller } from './spelling.ts'

/** Words that express what is asked for; their misspellings are corrected before any look-up. */
const ASKING = speller(
  `museo museos playas parques miradores iglesias mercados castillos ruinas cataratas montanas glaciares restaurantes comida
   mejores lugares lugar sitios cerca alrededores itinerario semana puntos niveles insignias agregar registrar resena resenas
   escribir recomiendas recomiendame visitar conocer opinan opiniones ayuda gracias primero segundo tercero favoritos contrasena
   cuenta grupos mensajes hacer cuentame hablame imperdibles cuanto cuesta horario llegar abierto cierra barato barata baratos
   gratis entrada tranquilo tranquila tranquilas atardecer vegetariano vegetariana perros mascotas estacionamiento silla ruedas
   colectivo seguro peligroso noche lluvia llueve romantico baños tarjeta efectivo senderismo desayunar almorzar cenar compras
   artesanias familia ninos accesible conviene temprano reservar entradas boletos guia guiadas visitas altura`
    .split(/\s+/)
    .map(fold),
)
const LONG = 7
/** Long words for things that are asked for: 'telesférico', 'escalnes' are corrected. Short ones have too many neighbours. */
const THINGS = speller(
  [...ASPECTS.values()].flatMap(({ particular }) =>
    [...particular.keys()].filter((word) => word.length >= LONG && !word.includes(' ')),
  ),
)
const thingMeant = (word: string): string | null => {
  const meant = word.length >= LONG ? THINGS.meant(word) : null
  return meant !== null && (edits(word, meant, 1) <= 1 || sound(word) === sound(meant)) ? meant : null
}
const isKnown = (word: string): boolean =>
  EMPTY_WORDS.es?.has(word) === true ||
  (findAskedAspects.es?.([word]).length ?? 0) > 0 ||
  findAskedKinds([word]).length > 0

const CONJUGATED = /^(\p{L}{3,}?)(o|amos|emos|imos|(?:[aei]r)(?:ia|e|emos|ian|an|iamos))(me|nos|se)?$/u
const INFINITIVES = ['ar', 'er', 'ir', 'arse', 'erse', 'irse']
/** 'salimos' is of 'salir', or of some 'saler', and 'saldría' of no 'salar'. */
const OF_ENDINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/^imos/, /^[ei]r/],
  [/^ar/, /^ar/],
  [/^er/, /^er/],
  [/^ir/, /^ir/],
]
/** Returns the infinitives that a verb's form may come from: 'compro' and 'compraremos' of 'comprar'. */
const infinitivesOf = (word: string): string[] => {
  const [, stem = '', ending = ''] = CONJUGATED.exec(word) ?? []
  const fits = OF_ENDINGS.find(([said]) => said.test(ending))?.[1] ?? /./
  return stem === '' ? [] : INFINITIVES.filter((one) => fits.test(one)).map((one) => `${stem}${one}`)
}

/** 'kiero kosas': returns the words that a 'k' of a chat may stand for. */
const withoutK = (word: string): string[] =>
  word.includes('k') && !/k[^aeiou]/.test(word) ? [word.replace(/k(?=[ei])/g, 'qu').replaceAll('k', 'c')] : []

/** Corrects a misspelled or abbreviated word of a question, and reads a verb that it only knows as an infinitive as this. */
export const mended = (typed: string): string => {
  const word = ABBREVIATIONS.get(typed) ?? typed
  return isKnown(word)
    ? word
    : ([...infinitivesOf(word), ...withoutK(word)].find(isKnown) ??
        ASKING.meant(word) ??
        thingMeant(word) ??
        word)
}
