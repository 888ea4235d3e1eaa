import { readFileSync } from 'node:fs'

/** Which community of evaluation/ the questions are about, and whether they are the sealed ones. */
export interface QuestionSet {
  community:
    | 'first'
    | 'second'
    | 'third'
    | 'fourth'
    | 'fifth'
    | 'sixth'
    | 'seventh'
    | 'eighth'
    | 'ninth'
    | 'tenth'
    | 'eleventh'
    | 'twelfth'
    | 'thirteenth'
    | 'fourteenth'
    | 'fifteenth'
    | 'sixteenth'
    | 'seventeenth'
    | 'eighteenth'
    | 'nineteenth'
    | 'twentieth'
    | 'twentyfirst'
    | 'joined'
    | 'wide'
    | 'sample'
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

/** Returns the questions of evaluation/<community>/<questions>.txt; first/open.txt describes the format. */
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
