import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createAttempts, type Once } from './attempts.ts'

interface IdempotentMutation<Answer, Input>
  extends Omit<UseMutationOptions<Answer, Error, Input>, 'mutationFn'> {
  /** Sends its request with the headers that `once` gives for the content. */
  mutationFn: (input: Input, once: Once) => Promise<Answer>
}

/** The one way to create something: tried again after a lost answer, it is created once. */
export const useIdempotentMutation = <Answer, Input>({
  mutationFn,
  ...options
}: IdempotentMutation<Answer, Input>): UseMutationResult<Answer, Error, Input> => {
  const [attempt] = useState(createAttempts)
  return useMutation({ ...options, mutationFn: (input) => attempt((once) => mutationFn(input, once)) })
}
