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
/** Names of quarters that every city has: 'en el centro' names no certain one. */
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

/** A quarter goes by its name, and by this with its city, which the map may call something else: 'Barranco, Lima'. */
const keysOf = ({ name, city }: Quarter): string[] => [fold(name), `${fold(name)} ${fold(city)}`]

/** Keeps the quarters of the community's places, each at the position of its first place, as long as it has any. */
export const quarterNames = () => {
  const known = new Map<string, Quarter[]>()
  const places = new Map<Quarter, number>()
  return {
    /** Counts one more place of a quarter; returns the quarter as it is kept. */
    add: (quarter: Quarter): Quarter => {
      const same = known.get(fold(quarter.name))?.find(({ city }) => city === quarter.city)
      if (!same) for (const key of keysOf(quarter)) known.set(key, [...(known.get(key) ?? []), quarter])
      const kept = same ?? quarter
      places.set(kept, (places.get(kept) ?? 0) + 1)
      return kept
    },
    /** Counts one place less of a quarter that `add` returned. */
    remove: (quarter: Quarter): void => {
      const left = (places.get(quarter) ?? 0) - 1
      places.set(quarter, left)
      if (left > 0) return
      places.delete(quarter)
      for (const key of keysOf(quarter)) {
        const others = (known.get(key) ?? []).filter((one) => one !== quarter)
        if (others.length > 0) known.set(key, others)
        else known.delete(key)
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
