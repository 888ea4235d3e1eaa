import { membersOf } from '../lexicon/families.ts'
import { findAskedAspects, findAskedKinds } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'

/** Aspects of many parts: a question about the dictatorship is not answered by other history, nor by ruins. */
const OF_PARTS = new Set(['historia', 'arte', 'arquitectura', 'compras', 'eventos'])

/** Returns the words of a search that name a part of such an aspect: those with a class of their own. */
export const partsOfTopics = ({
  literal,
  wishes,
  specific,
}: Pick<QuestionRead, 'literal' | 'wishes' | 'specific'>): string[][] => {
  const isWished = (aspect: string) => OF_PARTS.has(aspect) && wishes.some((wish) => wish.aspect === aspect)
  return literal
    .filter(
      (word) =>
        membersOf(word).length > 0 &&
        findAskedKinds([word]).length === 0 &&
        !specific.some((names) => names.includes(word)) &&
        (findAskedAspects.es?.([word]) ?? []).some(({ value }) => isWished(value.aspect)),
    )
    .map((word) => [word])
}
