import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'
import { testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { PASSWORD_COST } from './passwords.ts'

// `npm test` measures no times; `npm run test:attacks` sets the number of samples per case.
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 0)

/**
 * The probability that a sample of `ones` is longer than one of `others`, ties counting half: 0.5 when the two cannot be told
 * apart.
 */
const areaUnderCurve = (ones: readonly number[], others: readonly number[]): number => {
  let longer = 0
  for (const one of ones) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (ones.length * others.length)
}

const QUESTIONS = {
  'a forgotten password': (email: string) => ({ url: '/api/auth/forgot-password', payload: { email } }),
  'a sign-in with a wrong password': (email: string) => ({
    url: '/api/auth/login',
    payload: { email, password: 'Equivocada-1' },
  }),
  'a registration': (email: string) => ({
    url: '/api/auth/register',
    payload: { email, password: 'Caminante-1' },
  }),
}

/** Cheap hashing: a password's usual cost takes so long that it would hide other differences. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const CASES = [
  ...Object.entries(QUESTIONS).map(([what, question]) => [what, question, PASSWORD_COST] as const),
  ['a registration with a cheap password', QUESTIONS['a registration'], CHEAP] as const,
]

test.runIf(SAMPLES > 0).each(CASES)(
  'the time of %s does not tell whether the address has an account',
  async (what, question, passwordCost) => {
    const application = await testApp({}, undefined, { passwordCost })
    try {
      const times = { known: [] as number[], unknown: [] as number[] }
      const take = async (kind: keyof typeof times, email: string) => {
        const started = performance.now()
        const { statusCode } = await application.app.inject({ method: 'POST', ...question(email) })
        times[kind].push(performance.now() - started)
        expect(statusCode).toBeLessThan(500)
      }
      // One account per sample, so that no account's lock or rate limit affects the times.
      for (let sample = 0; sample < SAMPLES; sample++) {
        const { email } = await traveller(application)
        const [first, second] = sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        const addressOf = { known: email, unknown: `nadie-${email}` }
        await take(first, addressOf[first])
        await take(second, addressOf[second])
      }
      const area = areaUnderCurve(times.known, times.unknown)
      await tellFigures(`${what}: AUC ${area.toFixed(3)} over ${SAMPLES} of each kind`)
      expect(area).toBeGreaterThan(0.45)
      expect(area).toBeLessThan(0.55)
    } finally {
      await application.close()
    }
  },
  600_000,
)
