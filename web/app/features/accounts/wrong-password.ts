import { failureOf } from '../../platform/api/failure-of.ts'

/** All endpoints that ask for the password as a proof name this failure alike. */
const PROOF:
  | 'POST /auth/change-password'
  | 'POST /auth/email'
  | 'POST /auth/passkeys/registration'
  | 'POST /auth/second-factor/setup'
  | 'DELETE /auth/second-factor'
  | 'DELETE /users/me' = 'DELETE /users/me'

/** The password that was asked for as a proof is not the visitor's: a matter of its field, not of the whole form. */
export const isWrongPassword = (error: unknown): boolean => failureOf(PROOF, error) === 'wrong-password'
