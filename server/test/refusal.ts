import { ApiFailure } from './test-app.ts'

/** Returns the error of a call that must fail. */
export const refusal = async (call: Promise<unknown>): Promise<ApiFailure> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('the call was not refused')
}
