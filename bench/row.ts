/** One line of the results. `ok` is null when there is nothing to judge. */
export interface Row {
  what: string
  target: string
  figure: string
  ok: boolean | null
  /** Why it cannot be judged. */
  unsteady?: string | undefined
}

/** Returns the row with its verdict: nothing is judged that was measured on a busy machine. */
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
