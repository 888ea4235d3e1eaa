/**
 * Asks, and asks once more when what is known changed while the answer was on its way: that answer may be older than what is known.
 * Taking it would take a reward back for a moment, and the next answer would announce it a second time.
 */
export const askedAgain = async <Answer>(
  ask: () => Promise<Answer>,
  known: () => unknown,
  onOvertaken: (answer: Answer) => void,
): Promise<Answer> => {
  const before = JSON.stringify(known())
  const answer = await ask()
  if (JSON.stringify(known()) === before) return answer
  onOvertaken(answer)
  return ask()
}
