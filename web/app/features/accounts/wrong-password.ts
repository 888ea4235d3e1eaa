import { ApiError } from '../../platform/api/api.ts'

/** The password that was asked for as a proof is not the visitor's: a matter of its field, not of the whole form. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'wrong-password'
