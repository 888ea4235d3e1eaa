import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyOf } from '../api/query-keys.ts'
import { showToast } from '../toasts.ts'
import { laneOf } from './optimistic-lanes.ts'

export interface OptimisticChange<State, Input, Answer> {
  /** Of the answer that is changed, as `query` or `pagedQuery` names it; changes of one answer are sent in order. */
  key: KeyOf<State>
  apply: (state: State, input: Input) => NoInfer<State>
  send: (input: Input) => Promise<Answer>
  /** What a person is told when the change is taken back. */
  failed: string | ((error: unknown) => string)
}

interface Settling<State, Answer> {
  /** The new state by the server's answer; may be left out where the answer is the new state. */
  settle: (state: NoInfer<State>, answer: Answer) => NoInfer<State>
}

const answerIsState = <State>(_: State, answer: State) => answer

/** The one way to change something before the server has answered: show, send in order, put back on failure. */
export function useOptimisticMutation<State, Input, Answer>(
  change: OptimisticChange<State, Input, Answer> & Settling<State, Answer>,
): UseMutationResult<Answer, Error, Input>
export function useOptimisticMutation<State, Input = void>(
  change: OptimisticChange<State, Input, State>,
): UseMutationResult<State, Error, Input>
export function useOptimisticMutation<State, Input>(
  change: OptimisticChange<State, Input, State> & Partial<Settling<State, State>>,
): UseMutationResult<State, Error, Input> {
  const client = useQueryClient()
  const { key, apply, send, failed, settle = answerIsState } = change

  return useMutation({
    // Whoever loads the same thing can see that a change of it is under way.
    mutationKey: key,
    mutationFn: (input: Input) => {
      const query = { queryKey: key, exact: true }
      const lane = laneOf<State, Input, State>(client, key)
      const known = client.getQueryData<State>(key) !== undefined
      // An answer asked for before this change would show the old state once more.
      if (known) void client.cancelQueries(query)
      const answer = lane.run(input, {
        read: () => client.getQueryData<State>(key),
        show: (state) => client.setQueryData<State>(key, state),
        apply,
        send,
        settle,
      })
      // There was nothing to show the change on; what is being loaded may or may not have it.
      return known ? answer : answer.finally(() => client.invalidateQueries(query))
    },
    onError: (error) => showToast(typeof failed === 'string' ? failed : failed(error), { kind: 'error' }),
  })
}
