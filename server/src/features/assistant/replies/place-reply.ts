import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { ASPECTS } from '../lexicon/lexicon.ts'
import { beginning, linked, plain, quote, rated } from './phrases.ts'
import type { Known, Reply } from './reply.ts'

export const DESCRIPTION_SHOWN = 420

export const distinctSentences = (evidence: readonly Evidence[]): Evidence[] =>
  [...new Map(evidence.toReversed().map((one) => [one.sentence, one])).values()].reverse()

/** Returns the aspects that most reviews of a place mention. */
export const topicsOf = (evidence: readonly Evidence[]): string[] => {
  const counts = new Map<string, number>()
  for (const { aspects } of evidence)
    for (const tag of aspects) if (ASPECTS.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([aspect]) => aspect)
}

const VOICES = 3
/** At most so many stars disappointed a reviewer. */
const DISAPPOINTED = 2
const VOICE_LETTERS = 240

/** Scores how informative a sentence is. */
const telling = ({ aspects, sentence }: Evidence): number =>
  aspects.filter((tag) => ASPECTS.has(tag)).length + Math.min(1, sentence.length / 80)

/**
 * Quotes satisfied and dissatisfied reviewers: as much of each review's beginning as fits a short quote. `all`: also the sentences
 * that are not to be quoted; two sentences with such a one between them are not quoted as one.
 */
export const voicesOf = (said: readonly Evidence[], all: readonly Evidence[] = said): Evidence[] => {
  const follows = (one: Evidence, last: string | undefined) => {
    const review = all.filter(({ reviewId }) => reviewId === one.reviewId)
    return review[review.findIndex(({ sentence }) => sentence === one.sentence) - 1]?.sentence === last
  }
  const reviews = [...Map.groupBy(said, ({ reviewId }) => reviewId).values()].map((sentences) => {
    const [first, ...others] = sentences
    const kept: string[] = first ? [first.sentence] : []
    for (const one of others) {
      if (kept.join(' ').length + one.sentence.length > VOICE_LETTERS || !follows(one, kept.at(-1))) break
      kept.push(one.sentence)
    }
    const worth = Math.max(...sentences.map(telling))
    return first ? [{ voice: { ...first, sentence: kept.join(' ') }, worth }] : []
  })
  const byWorth = reviews.flat().sort((a, b) => b.worth - a.worth)
  const isPleased = ({ voice }: { voice: Evidence }) => (voice.rating ?? 0) >= 4
  const pleased = byWorth.filter(isPleased)
  const others = byWorth.filter((one) => !isPleased(one))
  // Includes both sides if there are both.
  const critical = others.slice(0, Math.max(1, VOICES - pleased.length))
  return [...pleased.slice(0, VOICES - critical.length), ...critical]
    .slice(0, VOICES)
    .map(({ voice }) => voice)
}

/** Describes a place: its rating, its kind, and quotes of satisfied and dissatisfied reviewers. */
export const placeReply = async (
  { evidence, frames }: Known,
  place: Place,
  /** Whether critical reviews come first, because somebody fears to be disappointed. */
  isDoubted = false,
): Promise<Reply> => {
  const said = (await evidence.all([place.id])).filter(({ reviewId }) => reviewId !== null)
  const isCritical = ({ rating }: Evidence) => rating !== null && rating <= DISAPPOINTED
  const voices = isDoubted
    ? [
        ...voicesOf(said.filter(isCritical), said),
        ...voicesOf(
          said.filter((one) => !isCritical(one)),
          said,
        ),
      ]
        .slice(0, VOICES)
        .toSorted((a, b) => (a.rating ?? 0) - (b.rating ?? 0))
    : voicesOf(said)
  const parts = [
    `**${linked(place)}** · ${rated(place, frames)}\n${plain(place.address)}`,
    place.description ? beginning(place.description, DESCRIPTION_SHOWN) : frames.noDescription,
    voices.length > 0 ? voices.map((one) => `> ${quote(one, frames)}`).join('\n\n') : frames.nothingTold,
    frames.askNear,
  ]
  return {
    text: parts.join('\n\n'),
    places: [place],
    quotes: voices,
    memory: { asked: 'about', focus: place.id },
  }
}
