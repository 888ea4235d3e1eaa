import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { WEEKDAY, type Wish } from '../understanding/wishes.ts'
import { answerScore } from './judge.ts'
import { isPricedApart } from './priced-apart.ts'

/** A question for the cheaper of two places is also answered with what they cost. */
const formsFor = ({ aspect }: Wish, { forms }: QuestionRead): QuestionRead['forms'] =>
  aspect === 'precio' ? new Set([...forms, 'howMuch']) : forms

const bestWith = (said: readonly Evidence[], wish: Wish, question: QuestionRead): Evidence[] => {
  const isApart = (one: Evidence) =>
    isPricedApart(one, { wishes: [wish], forms: formsFor(wish, question), literal: question.literal })
  return (
    said
      .map((one) => ({
        one,
        score: answerScore(one, {
          wishes: [wish],
          terms: [],
          forms: formsFor(wish, question),
          literal: question.literal,
        }),
      }))
      .filter(({ score }) => score > 0)
      // What an ice cream costs tells less than the entrance fee.
      .sort((a, b) => Number(isApart(a.one)) - Number(isApart(b.one)) || b.score - a.score)
      .slice(0, question.wishes.length > 0 ? 2 : 1)
      .map(({ one }) => one)
  )
}
/**
 * Returns the sentences of one place by which it is compared on a wish, the best first. Where none tells of the requested weekday,
 * takes those about any day: reviews rarely tell the price on a Wednesday, but often the price.
 */
export const bestFor = (said: readonly Evidence[], wish: Wish, question: QuestionRead): Evidence[] => {
  const best = bestWith(said, wish, question)
  const literal = question.literal.filter((word) => !WEEKDAY.test(word))
  const isOfDay = wish.aspect === 'horario' || literal.length === question.literal.length
  return best.length > 0 || isOfDay ? best : bestWith(said, wish, { ...question, literal })
}
