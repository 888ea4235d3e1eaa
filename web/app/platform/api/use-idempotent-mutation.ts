import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createAttempts, type Once } from './attempts.ts'

interface IdempotentMutation<Answer, Input>
  extends Omit<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> {
  /** Sends the request with the headers that `once` returns for the content. */
  mutationFn: (input: Input, once: Once) => Promise<Answer>
}

/** Use this for everything that creates something: a retry after a lost response creates it only once. */
export const useIdempotentMutation = <Answer, Input>({
  mutationFn,
  ...options
}: IdempotentMutation<Answer, Input>): UseMutationResult<Answer, Error, Input> => {
  const [attempt] = useState(createAttempts)
  return useMutation({ ...options, mutationFn: (input) => attempt((once) => mutationFn(input, once)) })
}
