import { existsSync, readFileSync } from 'node:fs'

/** The communities that are asked about: those of evaluation/, two that consist of several of these, and the sample. */
export const COMMUNITIES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
  'twentyseventh',
  'twentyeighth',
  'twentyninth',
  'thirtieth',
  'thirtyfirst',
  'thirtysecond',
  'thirtythird',
  'thirtyfourth',
  'thirtyfifth',
  'thirtysixth',
  'thirtyseventh',
  'thirtyeighth',
  'thirtyninth',
  'fortieth',
  'fortyfirst',
  'fortysecond',
  'fortythird',
  'fortyfourth',
  'fortyfifth',
  'fortysixth',
  'fortyseventh',
  'fortyeighth',
  'fortyninth',
  'fiftieth',
  'joined',
  'wide',
  'sample',
] as const
export type Community = (typeof COMMUNITIES)[number]

/** Which community the questions are about, and whether they are the sealed ones. */
export interface QuestionSet {
  community: Community
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

const fileOf = ({ community, questions }: QuestionSet): URL =>
  new URL(`../evaluation/${community}/${questions}.txt`, import.meta.url)
/** Whether there are such questions: early communities have no sealed ones. */
export const areThere = (set: QuestionSet): boolean => existsSync(fileOf(set))

/** Returns the questions of evaluation/<community>/<questions>.txt; first/open.txt describes the format. */
export const casesOf = ({ community, questions }: QuestionSet): Case[] => {
  let group = ''
  const cases: Case[] = []
  for (const line of readFileSync(fileOf({ community, questions }), 'utf8').split('\n')) {
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
