import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createAttempts, type Once } from './attempts.ts'
import { keptAttempt } from './kept-attempt.ts'

interface IdempotentMutation<Answer, Input>
  extends Omit<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> {
  /** Sends the request with the headers that `once` returns for the content. */
  mutationFn: (input: Input, once: Once) => Promise<Answer>
  /** The name under which the last attempt survives a reload, for what is kept as a draft and can be sent again after it. */
  keptAs?: string
}

/** Use this for everything that creates something: a retry after a lost response creates it only once. */
export const useIdempotentMutation = <Answer, Input>({
  mutationFn,
  keptAs,
  ...options
}: IdempotentMutation<Answer, Input>): UseMutationResult<Answer, Error, Input> => {
  const attempt = useMemo(
    () => createAttempts(keptAs === undefined ? undefined : keptAttempt(keptAs)),
    [keptAs],
  )
  return useMutation({ ...options, mutationFn: (input) => attempt((once) => mutationFn(input, once)) })
}
