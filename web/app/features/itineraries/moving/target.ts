/** A drop column: a day of a trip, or its ideas without a date. */
export interface Column {
  /** Null for the ideas without a date. */
  date: string | null
  /** `Día 2`, `Sin fecha` */
  name: string
  stops: readonly { id: string; place: { name: string } }[]
}

/** The position of a stop, now or after the drop. */
export interface Target {
  date: string | null
  /** The id of the previous stop in that column; null for the first position. */
  after: string | null
  /** `Día 2, parada 1 de 3` */
  words: string
}

/** The id of a column's heading; a stop dropped there becomes the first of the column. */
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

/** The current position of a stop; null when it is in no column. */
export const currentTarget = (columns: readonly Column[], stopId: string): Target | null => {
  const column = columns.find((one) => indexIn(one, stopId) >= 0)
  return column ? placed(column, stopId, indexIn(column, stopId)) : null
}

/**
 * The position of a stop after it is dropped on a heading or on another stop: the first one, that of a stop in its own column, or
 * the one behind a stop in another column. Null when either is unknown.
 */
export const targetOver = (columns: readonly Column[], stopId: string, over: string): Target | null => {
  if (over === stopId) return currentTarget(columns, stopId)
  const headed = columns.find(({ date }) => columnId(date) === over)
  if (headed) return placed(headed, stopId, 0)
  const column = columns.find((one) => indexIn(one, over) >= 0)
  if (!column) return null
  const at = indexIn(column, over)
  return placed(column, stopId, indexIn(column, stopId) >= 0 ? at : at + 1)
}
