export interface LaneParts<State, Input, Answer> {
  /** What is shown at the moment; undefined while nothing is loaded. */
  read: () => State | undefined
  show: (state: State) => void
  apply: (state: State, input: Input) => State
  send: (input: Input) => Promise<Answer>
  /** What the server's answer makes of the last state it confirmed. */
  settle: (state: State, answer: Answer) => State
}

/**
 * Changes of one thing, shown at once and sent one after the other in the order they were made. What is shown is always
 * the last state the server confirmed with the changes still under way on top, so that an answer never undoes a newer
 * tap, and a failure takes back only its own change.
 */
export interface Lane<State, Input, Answer> {
  /** Resolves with the server's answer to this change, rejects with its failure. */
  run: (input: Input, parts: LaneParts<State, Input, Answer>) => Promise<Answer>
  /** The visitor has changed: nothing more is shown or sent in the name of the one before. */
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
