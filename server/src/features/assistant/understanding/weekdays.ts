import { fold } from '../../maps/public.ts'

/** The days of the week, in all languages, by their Spanish name. */
const DAYS: Record<string, readonly string[]> = {
  lunes: ['monday', 'mondays', 'mon', 'lundi', 'lundis', 'lunedi'],
  martes: ['tuesday', 'tuesdays', 'mardi', 'mardis', 'martedi'],
  miercoles: ['wednesday', 'wednesdays', 'mercredi', 'mercredis', 'mercoledi'],
  jueves: ['thursday', 'thursdays', 'jeudi', 'jeudis', 'giovedi'],
  viernes: ['friday', 'fridays', 'vendredi', 'vendredis', 'venerdi'],
  sabado: ['sabados', 'saturday', 'saturdays', 'samedi', 'samedis', 'sabato'],
  domingo: ['domingos', 'sunday', 'sundays', 'dimanche', 'dimanches', 'domenica'],
}
const SPANISH: ReadonlyMap<string, string> = new Map(
  Object.entries(DAYS).flatMap(([day, others]) => [day, ...others].map((word) => [word, day] as const)),
)
const PORTUGUESE: Record<string, string> = {
  segunda: 'lunes',
  terca: 'martes',
  quarta: 'miercoles',
  quinta: 'jueves',
  sexta: 'viernes',
}
/** 'segunda-feira', 'na segunda', 'de quinta a sábado': a Portuguese weekday is an ordinal number elsewhere. */
const IN_PORTUGUESE =
  /\b(segunda|terca|quarta|quinta|sexta)s? feiras?\b|\b(?:na|nas|as|toda|todas as|pra|de) (segunda|terca|quarta|quinta|sexta)s?(?= ?$| a sabado| a domingo| a sexta| e | ou | tem| abre| da | ta | esta | fecha| eles)/g

/** Returns the days of the week that a text names, in Spanish. */
export const weekdaysIn = (text: string): string[] => {
  const folded = fold(text)
  const inPortuguese = [...folded.matchAll(IN_PORTUGUESE)].flatMap(
    ([, whole, short]) => PORTUGUESE[whole ?? short ?? ''] ?? [],
  )
  return [...folded.split(' ').flatMap((word) => SPANISH.get(word) ?? []), ...inPortuguese]
}
/**
 * Whether a folded text has a Portuguese weekday, whose word is an ordinal number elsewhere: 'e na segunda' does not mean the
 * second place.
 */
export const hasPortugueseWeekday = (text: string): boolean => {
  IN_PORTUGUESE.lastIndex = 0
  return IN_PORTUGUESE.test(text)
}
