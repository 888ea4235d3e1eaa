import type { Evidence } from '../knowledge/evidence-repository.ts'
import { findAspects } from '../lexicon/lexicon.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import { holdsOne } from './words-held.ts'

/** Forms that ask for a figure or a time, which a sentence either has or has not. */
const OF_FIGURES = ['howMuch', 'howLong', 'howMany', 'when', 'whatTime'] as const

/** A description's beginning says what the place is; 'con santuario, mirador y estación de teleférico' lists what it also has. */
const mainPart = (sentence: string): string => sentence.split(/,|;|:| con | y | desde | donde /)[0] ?? ''

/** 'cuánto vale con carnet': who goes there, or with what, and not what is priced. */
const isBesides = (text: string, [name = '']: readonly string[]): boolean =>
  new RegExp(
    `\\b(?:con|sin|para|pa|siendo|with|without|com|sem|avec|sans|senza) (?:(?:el|la|mi|mis|un|una|su|my|o|a) )?${name}\\b`,
  ).test(text)

/**
 * Returns the question without the words of the place's description, which reviewers do not repeat: at an elephants' refuge they
 * write 'los bañan a las diez'. Also without conditions of which nobody tells: 'con carnet'. Null when nothing is left to ask, or
 * when the question asks for no figure.
 */
export const withoutSubject = (
  question: QuestionRead,
  described: readonly Evidence[],
): QuestionRead | null => {
  const { forms, text, wishes, specific } = question
  if (!OF_FIGURES.some((form) => forms.has(form))) return null
  const besides = specific.filter((names) => isBesides(text, names))
  const ofBesides = new Set(findAspects(besides.flat()).map(({ value }) => value.aspect))
  const others = wishes.filter(
    ({ aspect }) =>
      // The price that is asked for is no subject.
      (aspect === 'precio' && forms.has('howMuch')) ||
      (!ofBesides.has(aspect) && !described.some(({ aspects }) => aspects.includes(aspect))),
  )
  const unsaid = specific.filter(
    (names) =>
      !besides.includes(names) && !described.some(({ sentence }) => holdsOne(mainPart(sentence), names)),
  )
  const isLess = others.length < wishes.length || unsaid.length < specific.length
  return isLess && others.length > 0 ? { ...question, wishes: others, specific: unsaid } : null
}
