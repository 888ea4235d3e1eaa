/** A day of a trip, or its places without a date, as stops are carried over it. */
export interface Column {
  /** Null for the places without a date. */
  date: string | null
  /** `Día 2`, `Sin fecha` */
  name: string
  stops: readonly { id: string; place: { name: string } }[]
}

/** Where a stop stands, or would come to stand. */
export interface Target {
  date: string | null
  /** Behind which stop of that day; null for the first. */
  after: string | null
  /** `Día 2, parada 1 de 3` */
  words: string
}

/** The heading of a column: what is dropped there comes first. */
export const columnId = (date: string | null): string => `column ${date ?? 'ideas'}`

const placed = ({ date, name, stops }: Column, stopId: string, index: number): Target => {
  const others = stops.filter(({ id }) => id !== stopId)
  const kind = date === null ? 'idea' : 'parada'
  return {
    date,
    after: others[index - 1]?.id ?? null,
    words: `${name}, ${kind} ${index + 1} de ${others.length + 1}`,
  }
}

const indexIn = ({ stops }: Column, stopId: string) => stops.findIndex(({ id }) => id === stopId)

/** Where a stop stands; null where it is not known. */
export const standing = (columns: readonly Column[], stopId: string): Target | null => {
  const column = columns.find((one) => indexIn(one, stopId) >= 0)
  return column ? placed(column, stopId, indexIn(column, stopId)) : null
}

/**
 * Where a stop comes to stand when it is dropped on a heading or on another stop: first, in the place of a stop of its own day, or
 * behind a stop of another day. Null where neither is known.
 */
export const targetOver = (columns: readonly Column[], stopId: string, over: string): Target | null => {
  if (over === stopId) return standing(columns, stopId)
  const headed = columns.find(({ date }) => columnId(date) === over)
  if (headed) return placed(headed, stopId, 0)
  const column = columns.find((one) => indexIn(one, over) >= 0)
  if (!column) return null
  const at = indexIn(column, over)
  return placed(column, stopId, indexIn(column, stopId) >= 0 ? at : at + 1)
}
