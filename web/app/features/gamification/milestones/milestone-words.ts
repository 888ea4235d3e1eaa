import type { Milestone } from '@andariego/contract/gamification'
import { formatNumber } from '../../../platform/format/format.ts'

const TITLE_LENGTH = 18

/** The part of a title that fits below its station; screen readers get the whole title. */
export const shortTitle = (title: string): string =>
  title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH).trimEnd()}…` : title

/** Progress in whole percent. */
export const percentOf = ({ progress, target }: Pick<Milestone, 'progress' | 'target'>): number =>
  target === 0 ? 100 : Math.min(100, Math.floor((100 * progress) / target))

/** `3 / 10 (30 %)`. */
export const progressWords = (milestone: Pick<Milestone, 'progress' | 'target'>): string =>
  `${formatNumber(milestone.progress)} / ${formatNumber(milestone.target)} (${percentOf(milestone)} %)`

/** What completing a milestone brings; null when it brings neither a level nor a badge. */
export const rewardOf = ({
  badgeName,
  levelRequired,
}: Pick<Milestone, 'badgeName' | 'levelRequired'>): string | null => {
  if (badgeName !== undefined) return `Al completar obtendrás: ${badgeName}`
  return levelRequired === undefined ? null : `Al completar subirás al Nivel ${levelRequired}`
}
