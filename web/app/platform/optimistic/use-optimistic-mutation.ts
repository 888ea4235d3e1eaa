import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeyOf } from '../api/query-keys.ts'
import { isUnheard } from '../api/unheard.ts'
import { showToast } from '../toasts.ts'
import { laneOf } from './optimistic-lanes.ts'

export interface OptimisticChange<State, Input, Answer> {
  /** The key of the changed response, from `query` or `pagedQuery`; changes with the same key are sent in order. */
  key: KeyOf<State>
  apply: (state: State, input: Input) => NoInfer<State>
  send: (input: Input) => Promise<Answer>
  /** The message for people when the change is rolled back. */
  failed: string | ((error: unknown) => string)
}

interface Settling<State, Answer> {
  /** The new state according to the server's response; may be left out where the response is the new state. */
  settle: (state: NoInfer<State>, answer: Answer) => NoInfer<State>
}

const answerIsState = <State>(_: State, answer: State) => answer

/** Use this for every optimistic update: it shows the change, sends changes in order, and rolls back on failure. */
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
    // Lets other code see that a change of the same data is under way.
    mutationKey: key,
    mutationFn: (input: Input) => {
      const query = { queryKey: key, exact: true }
      const lane = laneOf<State, Input, State>(client, key)
      const known = client.getQueryData<State>(key) !== undefined
      // A response requested before this change would bring the old state back.
      if (known) void client.cancelQueries(query)
      const answer = lane.run(input, {
        read: () => client.getQueryData<State>(key),
        show: (state) => client.setQueryData<State>(key, state),
        apply,
        send,
        settle,
      })
      // Nothing was loaded to show the change on; the response under way may or may not contain it.
      return known ? answer : answer.finally(() => client.invalidateQueries(query))
    },
    onError: (error) => {
      showToast(typeof failed === 'string' ? failed : failed(error), { kind: 'error' })
      // The server may have carried it out all the same, and pressing a toggle again would take it back.
      if (isUnheard(error)) void client.invalidateQueries({ queryKey: key, exact: true })
    },
  })
}
