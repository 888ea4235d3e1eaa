const ORDINALS: [RegExp, number][] = [
  [/\b(primer|primero|primera|primeiro|first)\b/, 1],
  [/\b(segundo|segunda|second)\b/, 2],
  [/\b(tercer|tercero|tercera|terceiro|third)\b/, 3],
  [/\b(cuarto|cuarta)\b/, 4],
  [/\b(quinto|quinta)\b/, 5],
  [/\b(sexto|sexta)\b/, 6],
  [/\b(ultimo|ultima|last one)\b/, -1],
]
const BY_NUMBER =
  /^(?:y |cuentame |hablame |dime |mas )*(?:(?:de|del|sobre) )?(?:el |la |numero |nro |opcion |al )*(\d{1,2})$/
/** 'la primera vez', 'el último día' do not refer to a list; nor does a long sentence. */
const NOT_A_PLACE =
  /\b(?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|first|second|last) (vez|veces|dias?|semanas?|planta|horas?|mes|ano|pases?|bus|metro|tren|turno|entrada|vuelta|visita|funcion|salida|recorrido|tour|misa|barco|lancha|ferry|bajada|subida|time|day)\b/
const WORDS_MAX = 8
/** 'y el segundo, es seguro quedarse hasta la noche' */
const THE_ONE = /^(?:y |e |and )?(?:del?|lo|el|la|al|the|o|a) (?:primer|segund|tercer|first|second)/

/** 'y el otro?', 'la otra cuánto cuesta'. */
export const isTheOther = (text: string): boolean =>
  /^(?:y |e |pero )?(?:de |en |a )?(?:el|la|del|al) otr[oa](?: (?:museo|playa|parque|lugar|sitio|mercado|iglesia|mirador))?\b/.test(
    text,
  )

/** Returns the place of a list that is meant: 1 is the first, -1 the last. */
export const positionAsked = (text: string): number | null => {
  const number = BY_NUMBER.exec(text)
  if (number) return Number(number[1]) || null
  const isLong = text.split(' ').length > WORDS_MAX && !THE_ONE.test(text)
  if (isLong || NOT_A_PLACE.test(text)) return null
  return ORDINALS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
