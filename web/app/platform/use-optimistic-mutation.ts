import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from './notices.ts'
import { laneOf } from './optimistic-lanes.ts'

interface Change<State, Input, Answer> {
  /** The query whose data is changed; changes of one key are sent in order. */
  key: QueryKey
  apply: (state: State, input: Input) => State
  send: (input: Input) => Promise<Answer>
  /** The new state by the server's answer. */
  settle: (state: State, answer: Answer) => State
  /** What a person is told when the change is taken back. */
  failed: string | ((error: unknown) => string)
}

/** `settle` may be left out where the answer is the new state. */
export type OptimisticChange<State, Input, Answer> = Answer extends State
  ? Omit<Change<State, Input, Answer>, 'settle'> & Partial<Pick<Change<State, Input, Answer>, 'settle'>>
  : Change<State, Input, Answer>

const answerIsState = (_: unknown, answer: unknown) => answer

/** The one way to change something before the server has answered: show, send in order, put back on failure. */
export const useOptimisticMutation = <State, Input = void, Answer = State>(
  change: OptimisticChange<State, Input, Answer>,
) => {
  const client = useQueryClient()
  const { key, apply, send, failed, settle = answerIsState } = change as Change<State, Input, Answer>

  return useMutation({
    mutationFn: (input: Input) => {
      // An answer asked for before this change would show the old state once more.
      void client.cancelQueries({ queryKey: key, exact: true })
      const lane = laneOf<State, Input, Answer>(client, key)
      return lane.run(input, {
        read: () => client.getQueryData<State>(key),
        show: (state) => client.setQueryData<State>(key, state),
        apply,
        send,
        settle: settle as Change<State, Input, Answer>['settle'],
      })
    },
    onError: (error) =>
      notify({ tone: 'failure', text: typeof failed === 'string' ? failed : failed(error) }),
  })
}
