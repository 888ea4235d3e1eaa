import { accountsMessages } from '@andariego/contract/accounts-rules'
import { useEffect, useState } from 'react'
import { api, formatError } from '../../platform/api/api.ts'
import { failureOf } from '../../platform/api/failure-of.ts'
import { createEmailConfirmation } from './email-confirmation.ts'

/** One instance for the whole page, because it must outlive each mount of the component. */
const confirmation = createEmailConfirmation(api)

export type EmailConfirmation =
  | { state: 'loading' }
  | { state: 'success'; message: string }
  /** `mayPass`: the link may be valid, because the server could not be reached. */
  | { state: 'error'; message: string; mayPass: boolean }

const mayPass = (error: unknown): boolean => {
  switch (failureOf('GET /auth/confirm-email/:token', error)) {
    case 'not-found':
    case 'gone':
    case 'validation':
    case 'malformed':
    case null:
      return false
    default:
      return true
  }
}

const LOADING: EmailConfirmation = { state: 'loading' }
const NO_TOKEN: EmailConfirmation = {
  state: 'error',
  message: accountsMessages.confirmationTokenMissing,
  mayPass: false,
}

/** Confirms the address that belongs to a token; `undefined` while the token is not known yet, null when there is none. */
export const useEmailConfirmation = (token: string | null | undefined) => {
  const [answer, setAnswer] = useState<EmailConfirmation>(LOADING)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!token) return
    let isShown = true
    const show = (next: EmailConfirmation) => {
      if (isShown) setAnswer(next)
    }
    setAnswer(LOADING)
    confirmation.confirm(token).then(
      (message) => show({ state: 'success', message }),
      (error: unknown) => show({ state: 'error', message: formatError(error), mayPass: mayPass(error) }),
    )
    return () => {
      isShown = false
    }
  }, [token, attempt])

  const retry = () => {
    if (!token) return
    confirmation.retry(token).catch(() => null)
    setAttempt(attempt + 1)
  }
  return { confirmation: token === null ? NO_TOKEN : answer, retry }
}
