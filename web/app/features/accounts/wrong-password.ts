import { failureOf } from '../../platform/api/failure-of.ts'

/** All endpoints that ask for the password as a proof use the same error code for a wrong one. */
const PROOF:
  | 'POST /auth/change-password'
  | 'POST /auth/email'
  | 'POST /auth/passkeys/registration'
  | 'POST /auth/second-factor/setup'
  | 'DELETE /auth/second-factor'
  | 'DELETE /users/me' = 'DELETE /users/me'

/** The password that was asked for as a proof is wrong: an error of its field, not of the whole form. */
export const isWrongPassword = (error: unknown): boolean => failureOf(PROOF, error) === 'wrong-password'
