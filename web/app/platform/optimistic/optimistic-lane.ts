export interface LaneParts<State, Input, Answer> {
  /** The state that is shown now; undefined while nothing is loaded. */
  read: () => State | undefined
  show: (state: State) => void
  apply: (state: State, input: Input) => State
  send: (input: Input) => Promise<Answer>
  /** The new confirmed state, made of the last confirmed one and the server's response. */
  settle: (state: State, answer: Answer) => State
}

/**
 * Optimistic changes of one thing, shown at once and sent one after the other in the order they were made. The screen always
 * shows the last state that the server confirmed plus the changes still under way: a response never undoes a newer tap, and a
 * failure takes back only its own change.
 */
export interface Lane<State, Input, Answer> {
  /** Resolves to the server's response to this change, rejects with its error. */
  run: (input: Input, parts: LaneParts<State, Input, Answer>) => Promise<Answer>
  /** Another user signed in: nothing more is shown or sent for the previous one. */
  retire: () => void
}

export const createLane = <State, Input, Answer>(): Lane<State, Input, Answer> => {
  type Parts = LaneParts<State, Input, Answer>
  let confirmed: State | undefined
  let waiting: Input[] = []
  let tail: Promise<unknown> = Promise.resolve()
  let retired = false

  const showWaiting = ({ show, apply }: Parts) => {
    if (confirmed !== undefined && !retired) show(waiting.reduce(apply, confirmed))
  }

  const send = async (input: Input, parts: Parts) => {
    try {
      if (retired) throw new Error('The visitor who made this change has left.')
      const answer = await parts.send(input)
      if (confirmed !== undefined) confirmed = parts.settle(confirmed, answer)
      return answer
    } finally {
      waiting = waiting.slice(1)
      showWaiting(parts)
    }
  }

  return {
    run: (input, parts) => {
      if (waiting.length === 0 || confirmed === undefined) confirmed = parts.read()
      waiting = [...waiting, input]
      showWaiting(parts)
      const answer = tail.then(() => send(input, parts))
      tail = answer.catch(() => null)
      return answer
    },
    retire: () => {
      retired = true
    },
  }
}
