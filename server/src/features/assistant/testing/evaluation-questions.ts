import { readFileSync } from 'node:fs'

/** Which community of evaluation/ is asked about, and whether the questions that nobody tunes by. */
export interface QuestionSet {
  community: 'first' | 'second' | 'third' | 'fourth' | 'sample'
  questions: 'open' | 'sealed'
}
export interface Expectation {
  key: string
  value: string
}
export interface Case {
  group: string
  turns: string[]
  expected: Expectation[]
}

/** The questions of evaluation/<community>/<questions>.txt; first/open.txt says how they are written. */
export const casesOf = ({ community, questions }: QuestionSet): Case[] => {
  let group = ''
  const cases: Case[] = []
  const file = new URL(`../evaluation/${community}/${questions}.txt`, import.meta.url)
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const heading = /^\[(.+)\]$/.exec(line)?.[1]
    if (heading) {
      group = heading
      continue
    }
    const [asked = '', expected = ''] = line.split(' => ')
    cases.push({
      group,
      turns: asked.split(' // '),
      expected: expected.split('; ').map((part) => {
        const [key = '', ...value] = part.trim().split(' ')
        return { key, value: value.join(' ') }
      }),
    })
  }
  return cases
}
