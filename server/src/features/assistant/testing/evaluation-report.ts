import type { Outcome } from './evaluate.ts'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`
const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * at)] ?? 0

export const rateOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isRight }) => isRight).length / Math.max(1, outcomes.length)

export const byGroup = (outcomes: readonly Outcome[]): Map<string, Outcome[]> =>
  Map.groupBy(outcomes, ({ group }) => group)

const LETTERS = { wrong: 300, all: 900 }
const answersShown = (outcomes: readonly Outcome[], shown: 'wrong' | 'all'): string[] =>
  outcomes
    .filter(({ isRight }) => shown === 'all' || !isRight)
    .map(
      ({ group, question, problems, response, isRight }) =>
        `\n${isRight ? '✓' : '✗'} [${group}] ${question}\n  ${problems.join('; ')}\n  ${response.replace(/\n+/g, ' ⏎ ').slice(0, LETTERS[shown])}`,
    )

/** Formats the report as text. */
export const reportOf = (
  outcomes: readonly Outcome[],
  { shown }: { shown: 'none' | 'wrong' | 'all' },
): string => {
  const line = (name: string, some: readonly Outcome[]) =>
    `${name.padEnd(30)} ${percent(some.filter(({ isRight }) => isRight).length, some.length).padStart(6)}  (${some.length})`
  const asked = outcomes.filter(({ first }) => first !== null)
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const count = (problem: string) =>
    outcomes.filter(({ problems }) => problems.some((one) => one.startsWith(problem))).length
  return [
    ...(shown === 'none' ? [] : answersShown(outcomes, shown)),
    '',
    ...[...byGroup(outcomes)].map(([group, some]) => line(group, some)),
    line('all', outcomes),
    `P@1 ${percent(asked.filter(({ first }) => first).length, asked.length)}, P@3 ${percent(asked.filter(({ amongThree }) => amongThree).length, asked.length)}, invented ${count('invented')}, false facts ${count('false fact')}, leaks ${count('leaks')}, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  ].join('\n')
}
