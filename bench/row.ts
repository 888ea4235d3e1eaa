/** One line of the results. `ok` is null where there is nothing to judge. */
export interface Row {
  what: string
  target: string
  figure: string
  ok: boolean | null
}

const mark = ({ ok }: Row) => (ok === null ? ' ' : ok ? '✓' : '✗')

export const printed = (row: Row): string =>
  `${mark(row)} ${row.what}\n    ${row.figure}   (target ${row.target})\n`

export const markdown = (title: string, rows: Row[]): string =>
  [
    '# Results',
    '',
    title,
    '',
    '| | what | figure | target |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${mark(row)} | ${row.what} | ${row.figure} | ${row.target} |`),
    '',
  ].join('\n')

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
