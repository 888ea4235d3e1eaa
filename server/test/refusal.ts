import { ApiFailure } from './test-app.ts'

/** The failure that a call must end with. */
export const refusal = async (call: Promise<unknown>): Promise<ApiFailure> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('the call was not refused')
}
