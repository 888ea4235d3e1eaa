/**
 * The aspects by which travellers choose between two places, the most telling first. Others are compared only when they are asked
 * for.
 */
const TELLING = [
  'precio',
  'gente',
  'duración',
  'dificultad',
  'niños',
  'nadar',
  'vistas',
  'comida',
  'llegar',
  'animales',
  'tranquilidad',
  'seguridad',
  'naturaleza',
  'accesible',
  'temperatura del agua',
  'calor',
  'frío',
  'baños',
  'atención',
  'limpieza',
  'horario',
  'entradas',
  'atardecer',
  'arte',
  'historia',
  'arquitectura',
  'música',
  'guías',
]
/** Aspects that are facts: no side is needed to compare them. */
export const FACTS = new Set(['precio', 'duración', 'llegar', 'horario', 'temperatura del agua'])
/** The rank of an aspect; -1 when it is compared only if it is asked for. */
export const rankOf = (aspect: string): number => TELLING.indexOf(aspect)
