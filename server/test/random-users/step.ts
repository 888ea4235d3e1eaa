import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiFailure, type TestApp } from '../test-app.ts'
import type { Model } from './model.ts'

export type Step = fc.AsyncCommand<Model, World>

/** The product that is compared with the model. */
export interface World {
  test: TestApp
  /** Counts of the steps so far. */
  done: { steps: number; byName: Map<string, number>; refused: Map<number, number> }
  photos: readonly File[]
  /** Moves everything so far to the day before. */
  aDayPasses: () => Promise<void>
}

const USERS = 12
/** The first users do more than the last. */
export const user = fc.tuple(fc.nat(USERS - 1), fc.nat(USERS - 1)).map(([one, other]) => Math.min(one, other))
/** A number that selects one of the existing things. */
export const which = fc.nat(1000)
export { USERS }

/** A step that any user may try at any time; `take` runs and compares it. */
export const step = <T>(
  name: string,
  choices: fc.Arbitrary<T>,
  take: (model: Model, world: World, chosen: T) => Promise<unknown>,
): fc.Arbitrary<Step> =>
  choices.map((chosen) => ({
    check: () => true,
    run: async (model, world) => {
      world.done.steps += 1
      world.done.byName.set(name, (world.done.byName.get(name) ?? 0) + 1)
      await take(model, world, chosen)
    },
    toString: () => `${name}(${JSON.stringify(chosen)})`,
  }))

/** Returns a call's response, or the status of its refusal. */
export const answered = async <T>({ done }: World, call: Promise<T>): Promise<T | number> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    done.refused.set(error.status, (done.refused.get(error.status) ?? 0) + 1)
    return error.status
  }
}

/** Returns the response; expects a success, or a refusal with the given status. */
export const expected = async <T>(
  world: World,
  refusal: number | undefined,
  call: Promise<T>,
): Promise<T | undefined> => {
  const answer = await answered(world, call)
  if (refusal !== undefined) {
    expect(answer).toBe(refusal)
    return undefined
  }
  expect(answer).not.toBeTypeOf('number')
  return answer as T
}
