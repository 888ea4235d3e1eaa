import { EQUIVALENT } from './equivalent.ts'
import type { Mutant } from './mutants-in-sql.ts'
import type { Outcome } from './workshop.ts'

export interface Known {
  key: string
  file: string
  name: string
  outcome: Outcome
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What is broken, as a reader finds it: the line, and what became of it. */
export const nameOf = ({ file, start, end, by }: Mutant, code: string): string => {
  const line = code.slice(0, start).split('\n').length
  const from = code.lastIndexOf('\n', start - 1) + 1
  const to = code.indexOf('\n', end)
  const before = oneLine(code.slice(from, start)).slice(-40)
  const after = oneLine(code.slice(end, to === -1 ? undefined : to)).slice(0, 30)
  return `${file}:${line} ${before}[${oneLine(code.slice(start, end)).slice(0, 60)} → ${by || 'nothing'}]${after}`
}

/** Without the line, which moves: by this a rule is known to be none. */
const withoutLine = (name: string) => name.replace(/:\d+ /, ' ')

export const reportOf = (results: readonly Known[], wanted: number) => {
  const reasons = new Map(EQUIVALENT.map(({ name, because }) => [name, because]))
  const isEquivalent = ({ name }: Known) => reasons.has(withoutLine(name))
  const counted = results.filter((one) => one.outcome === 'noticed' || !isEquivalent(one))
  const noticed = counted.filter(({ outcome }) => outcome === 'noticed')
  const survivors = counted.filter(({ outcome }) => outcome === 'survived')
  const share = counted.length === 0 ? 0 : noticed.length / counted.length
  const files = Map.groupBy(results, ({ file }) => file)
  const rows = [...files].map(([file, list]) => {
    const ofFile = list.filter(({ outcome }) => outcome === 'noticed').length
    return `| \`${file}\` | ${list.length} | ${ofFile} | ${list.filter((one) => one.outcome === 'survived' && isEquivalent(one)).length} |`
  })
  const text = [
    '# Rules broken on purpose',
    '',
    `\`npm run test:mutations\`, ${new Date().toISOString().slice(0, 16)}Z: ${results.length} of ${wanted} rules broken one at a time, the tests beside them run each time.`,
    `${noticed.length} of ${counted.length} were noticed (${(100 * share).toFixed(1)} %); ${results.length - counted.length} more change nothing that anybody could see.`,
    '',
    '| file | broken | noticed | no change |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Not noticed',
    '',
    ...(survivors.length === 0 ? ['None.'] : survivors.map(({ name }) => `- \`${name}\``)),
    '',
    '## No change, and why',
    '',
    ...results
      .filter((one) => one.outcome === 'survived' && isEquivalent(one))
      .map(({ name }) => `- \`${name}\`: ${reasons.get(withoutLine(name))}`),
    '',
  ].join('\n')
  return { text, share }
}
