import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { builtinAssistant } from './builtin/builtin-assistant.ts'
import { evaluate } from './testing/evaluate.ts'
import { loadEvaluationCommunity, placesOf } from './testing/evaluation-community.ts'
import { COMMUNITIES, type Community } from './testing/evaluation-questions.ts'
import { byGroup, rateOf } from './testing/evaluation-report.ts'

// Slightly below the present results: `npm run assistant:eval` shows these, and the wrong answers.
const ALL = 0.92
const EACH_GROUP = 0.8
/** Communities whose open questions are answered better; the last four have few, so that one is much of a group. */
const OF_COMMUNITY: Partial<Record<Community, { all: number; eachGroup: number }>> = {
  thirteenth: { all: 0.97, eachGroup: 0.87 },
  fourteenth: { all: 0.94, eachGroup: 0.74 },
  fifteenth: { all: 0.95, eachGroup: 0.8 },
  sixteenth: { all: 0.96, eachGroup: 0.8 },
  // Its questions are the hardest; most were written after the answers had been mended.
  seventeenth: { all: 0.8, eachGroup: 0.68 },
  eighteenth: { all: 0.83, eachGroup: 0.4 },
  nineteenth: { all: 0.8, eachGroup: 0.4 },
  twentieth: { all: 0.76, eachGroup: 0.4 },
  twentyfirst: { all: 0.84, eachGroup: 0.4 },
  twentysecond: { all: 0.85, eachGroup: 0.4 },
  twentythird: { all: 0.9, eachGroup: 0.6 },
  twentyfourth: { all: 0.8, eachGroup: 0.6 },
  twentyfifth: { all: 0.85, eachGroup: 0.7 },
  twentysixth: { all: 0.83, eachGroup: 0.6 },
  twentyseventh: { all: 0.83, eachGroup: 0.6 },
  twentyeighth: { all: 0.87, eachGroup: 0.65 },
  twentyninth: { all: 0.9, eachGroup: 0.75 },
  thirtieth: { all: 0.93, eachGroup: 0.8 },
  thirtyfirst: { all: 0.94, eachGroup: 0.8 },
  thirtysecond: { all: 0.94, eachGroup: 0.8 },
  thirtythird: { all: 0.87, eachGroup: 0.75 },
  thirtyfourth: { all: 0.94, eachGroup: 0.8 },
  thirtyfifth: { all: 0.94, eachGroup: 0.8 },
  thirtysixth: { all: 0.94, eachGroup: 0.8 },
  thirtyseventh: { all: 0.91, eachGroup: 0.75 },
  thirtyeighth: { all: 0.89, eachGroup: 0.7 },
  thirtyninth: { all: 0.9, eachGroup: 0.7 },
  fortieth: { all: 0.84, eachGroup: 0.6 },
  fortyfirst: { all: 0.92, eachGroup: 0.6 },
  fortysecond: { all: 0.92, eachGroup: 0.7 },
  fortythird: { all: 0.95, eachGroup: 0.8 },
  fortyfourth: { all: 0.96, eachGroup: 0.85 },
  fortyfifth: { all: 0.96, eachGroup: 0.85 },
  fortysixth: { all: 0.96, eachGroup: 0.85 },
  fortyseventh: { all: 0.95, eachGroup: 0.85 },
  fortyeighth: { all: 0.95, eachGroup: 0.85 },
  fortyninth: { all: 0.92, eachGroup: 0.6 },
  fiftieth: { all: 0.97, eachGroup: 0.9 },
}

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

/** The communities of `npm test`; `npm run test:all` asks all of them: 3,000 questions take a minute and a half. */
const ASKED_BY_NPM_TEST = [
  'sixteenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'joined',
] as const
/** The wide community has so few questions about what is near that one is half of them; the sample is the demo's, and not in evaluation/. */
const NOT_ASKED = ['wide', 'sample'] as const
type Asked = Exclude<Community, (typeof NOT_ASKED)[number]>
const isAsked = (community: Community): community is Asked => !NOT_ASKED.some((one) => one === community)

test.each<Asked>(process.env.TEST_SCOPE === 'core' ? ASKED_BY_NPM_TEST : COMMUNITIES.filter(isAsked))(
  'the open questions about the %s community are answered about as well as ever',
  async (community) => {
    const { services } = andariego
    const truth = await loadEvaluationCommunity(services.database, placesOf(community))
    const outcomes = await evaluate(builtinAssistant(services), { community, questions: 'open' }, truth)
    const problems = outcomes.flatMap((outcome) => outcome.problems)
    expect(problems.filter((problem) => /invented|nobody wrote|leaks|links/.test(problem))).toEqual([])
    const { all, eachGroup } = OF_COMMUNITY[community] ?? { all: ALL, eachGroup: EACH_GROUP }
    expect(rateOf(outcomes)).toBeGreaterThan(all)
    for (const [group, some] of byGroup(outcomes))
      expect.soft(rateOf(some), group).toBeGreaterThanOrEqual(eachGroup)
  },
  120_000,
)
