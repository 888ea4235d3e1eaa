/** One line of the results. `ok` is null where there is nothing to judge. */
export interface Row {
  what: string
  target: string
  figure: string
  ok: boolean | null
  /** Why it cannot be judged after all. */
  unsteady?: string | undefined
}

/** As it counts: nothing is judged by what a busy machine answered. */
export const judged = (row: Row, others: string | undefined): Row => {
  const why = [row.unsteady, others].filter((reason) => reason !== undefined)
  if (row.ok === null || why.length === 0) return row
  return { ...row, ok: null, figure: `${row.figure}; not judged: ${why.join(', ')}` }
}

export const mark = ({ ok }: Row) => (ok === null ? ' ' : ok ? '✓' : '✗')

export const printed = (row: Row): string =>
  `${mark(row)} ${row.what}\n    ${row.figure}   (target ${row.target})\n`

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
