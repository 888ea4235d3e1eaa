import { fold } from '../../maps/public.ts'
import type { City } from './city-elsewhere.ts'

/** A quarter in the addresses of the community's places. */
export interface Quarter extends City {
  city: string
}

/** How far a quarter reaches, in kilometres. */
export const QUARTER_KILOMETRES = 2

const A_STREET =
  /^(?:calle|c|av|avda?|avenida|jr|jiron|carrera|cra|cl|pasaje|psje|paseo|plaza|plazoleta|plazuela|parque|ruta|carretera|km|rua|rue|via|viale|corso|camino|calzada|boulevard|blvd|bulevar|rambla|esq|esquina|subida|malecon|diagonal|ronda|travesia|local|piso|edificio|manzana|mz|lote|street|st|road|rd|avenue)\b/
const PREFIX = /^(?:barrio|bº|colonia|col|distrito(?: de)?|urbanizaci[oó]n|urb|sector)\.? /i
/** Part of every city: who says 'en el centro' means none of a certain name. */
const EVERYWHERE = /^(?:centro(?: historico)?|casco (?:antiguo|historico|viejo)|downtown|zona centro)$/

const LETTERS_MIN = 4

/**
 * Returns the quarter that an address names before the city ('Jirón Génova 101, Barranco, Lima'); null when there is none. The first part
 * is the street, or the place itself.
 */
export const quarterIn = (address: string, city: string): string | null => {
  const parts = address.split(',').map((part) => part.trim())
  const before = parts.findIndex((part) => fold(part) === fold(city)) - 1
  const quarter = before < 1 ? '' : (parts[before] ?? '').replace(PREFIX, '')
  const folded = fold(quarter)
  const isNone =
    folded.length < LETTERS_MIN || /\d/.test(folded) || A_STREET.test(folded) || EVERYWHERE.test(folded)
  return isNone ? null : quarter
}

const BEFORE_A_QUARTER = new Set(
  'barrio colonia zona distrito quartier quartiere bairro neighborhood neighbourhood district'.split(' '),
)
/** Whether the word before this position says that a quarter follows. */
export const isBehindQuarter = (words: readonly string[], from: number): boolean =>
  BEFORE_A_QUARTER.has(words[from - 1] ?? '')

/** Keeps the quarters of the community's places, each at the position of its first place. */
export const quarterNames = () => {
  const known = new Map<string, Quarter[]>()
  return {
    add: (quarter: Quarter): void => {
      const name = fold(quarter.name)
      // Also with its city, which the map may call something else: 'Barranco, Lima'.
      for (const key of [name, `${name} ${fold(quarter.city)}`]) {
        const quarters = known.get(key) ?? []
        if (!quarters.some(({ city }) => city === quarter.city)) known.set(key, [...quarters, quarter])
      }
    },
    /** Returns the quarter of this name in a city that the question names, else the only one of this name. */
    called: (name: string, words: readonly string[]): Quarter | undefined => {
      const quarters = known.get(name) ?? []
      const text = ` ${words.join(' ')} `
      return (
        quarters.find(({ city }) => text.includes(` ${fold(city)} `)) ??
        (quarters.length === 1 ? quarters[0] : undefined)
      )
    },
  }
}
