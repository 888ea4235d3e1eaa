import {
  isAppCode,
  isRecoveryCode,
  secondFactorMessages,
  tidyCode,
} from '@andariego/contract/second-factor-rules'

/** What is wrong with a code, in Spanish, or null. */
export const codeProblem = (typed: string): string | null => {
  const code = tidyCode(typed)
  if (code === '') return secondFactorMessages.codeRequired
  return isAppCode(code) || isRecoveryCode(code) ? null : secondFactorMessages.codeFormat
}
