import { EQUIVALENT } from './equivalent.ts'
import type { Mutant } from './mutants-in-sql.ts'
import type { Outcome } from './workshop.ts'

export interface Known {
  key: string
  /** The room's subject and file. */
  about: string
  file: string
  name: string
  outcome: Outcome
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Describes a mutant for readers: the line, and what replaced it. */
export const nameOf = ({ file, start, end, by }: Mutant, code: string): string => {
  const line = code.slice(0, start).split('\n').length
  const from = code.lastIndexOf('\n', start - 1) + 1
  const to = code.indexOf('\n', end)
  const before = oneLine(code.slice(from, start)).slice(-40)
  const after = oneLine(code.slice(end, to === -1 ? undefined : to)).slice(0, 30)
  return `${file}:${line} ${before}[${oneLine(code.slice(start, end)).slice(0, 60)} → ${by || 'nothing'}]${after}`
}

/** The name without the line number, which changes: identifies mutants known to be equivalent. */
const withoutLine = (name: string) => name.replace(/:\d+ /, ' ')

/** As code in Markdown, also where it has backticks. */
const asCode = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`)

/** The survivors that are known to be equivalent: of several with one name, no more than reasons were given. */
const equivalentOf = (results: readonly Known[]): Set<Known> => {
  const names = EQUIVALENT.map(({ name }) => name)
  const isKnown = ({ name }: Known) => {
    const index = names.indexOf(withoutLine(name))
    return index !== -1 && names.splice(index, 1).length > 0
  }
  return new Set(results.filter(({ outcome }) => outcome === 'survived').filter(isKnown))
}

export const reportOf = (asked: readonly Known[], wanted: number) => {
  const results = asked.filter(({ outcome }) => outcome !== 'void')
  const reasons = new Map(EQUIVALENT.map(({ name, because }) => [name, because]))
  const equivalents = equivalentOf(results)
  const isEquivalent = (one: Known) => equivalents.has(one)
  const isNoticed = ({ outcome }: Known) => outcome === 'noticed'
  const isMissed = (one: Known) => !isNoticed(one) && !isEquivalent(one)
  const rowOf = (title: string, list: readonly Known[]) => {
    const noticed = list.filter(isNoticed).length
    const equivalent = list.filter(isEquivalent).length
    return `| ${title} | ${list.length} | ${noticed} | ${equivalent} | ${percent(noticed, list.length - equivalent)} |`
  }
  const rows = [...Map.groupBy(results, ({ about }) => about)].flatMap(([about, list]) => [
    rowOf(`**${about}**`, list),
    ...[...Map.groupBy(list, ({ file }) => file)].map(([file, ofFile]) => rowOf(`\`${file}\``, ofFile)),
  ])
  const missed = results.filter(isMissed)
  const equivalent = results.filter(isEquivalent)
  const noticed = results.filter(isNoticed).length
  const counted = results.length - equivalent.length
  const share = counted === 0 ? 0 : noticed / counted
  const text = [
    '# Rules broken on purpose',
    '',
    `Written by \`npm run test:mutations\`, ${new Date().toISOString().slice(0, 16)}Z: ${results.length} of ${wanted} rules broken one at a time in a copy of the project, and the tests beside them run each time.`,
    `${noticed} of ${counted} were noticed (${percent(noticed, counted)}). ${equivalent.length} more change nothing that anybody could notice; each is answered below.`,
    '',
    '| what is broken | times | noticed | no change | noticed of those that change something |',
    '|---|---|---|---|---|',
    ...rows,
    rowOf('**all**', results),
    '',
    '## Not noticed',
    '',
    ...(missed.length === 0 ? ['None.'] : missed.map(({ name }) => `- ${asCode(name)}`)),
    '',
    '## No change, and why',
    '',
    ...equivalent.map(({ name }) => `- ${asCode(name)}: ${reasons.get(withoutLine(name))}`),
    '',
  ].join('\n')
  return { text, share, count: results.length }
}
