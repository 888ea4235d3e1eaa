import type { Place } from '@andariego/contract/places'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { Wish } from '../understanding/wishes.ts'

const IS_CLOSED =
  /\b(cerrad[oa]s?|clausurad[oa]s?|no abre) (por (obras|reparaci|restauraci|remodelaci|refacci|reforma|derrumbe)|hasta (nuevo aviso|\d{4})|temporalmente|definitivamente|indefinidamente|al p[uú]blico)/i
/** Whether the latest sentence about a place's state says that it is closed. */
export const isClosed = (said: readonly Evidence[]): boolean => {
  const [newest] = said
    .filter(({ aspects }) => aspects.includes('estado'))
    .sort((a, b) => b.saidAt.getTime() - a.saidAt.getTime())
  return newest !== undefined && IS_CLOSED.test(newest.sentence)
}

/** Lodging is no stop of a day. */
export const isLodging = ({ name }: Place): boolean =>
  /\b(hotel|hostal|hostel|hoster[ií]a|posada|albergue|caba[nñ]as)\b/i.test(name)

/** Whether reviewers advise against the place. */
export const isDisliked = ({ averageRating, totalReviews }: Place): boolean =>
  totalReviews > 1 && averageRating < 2.8

/** 'con caminatas' asks for hikes, hard ones, too; 'no muy cansador' for easy ones. */
export const isForWalks = ({ aspect, side }: Wish): boolean => aspect === 'dificultad' && side === ''
