import type { Decision } from '@andariego/contract/moderation'
import { decisionName, subjectNames } from '@andariego/contract/moderation-rules'
import { calledBy, DELETED_PERSON } from '@andariego/contract/people-rules'
import { formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import styles from './decision-list.module.css'

/** Decisions with their moderators and reasons, newest first. */
export const DecisionList = ({ decisions, empty }: { decisions: readonly Decision[]; empty: string }) => {
  const zone = useTimeZone()
  if (decisions.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ol className={styles.decisions}>
      {decisions.map(({ id, decision, subjectType, reason, until, moderator, author, createdAt }) => (
        <li key={id} className={styles.decision}>
          <span>
            <strong>{decisionName(decision, subjectType)}</strong> · {subjectNames[subjectType]}
            {until && ` · hasta ${formatDateTime(until, zone)}`}
          </span>
          <span className={styles.reason}>{reason}</span>
          <span className={styles.by}>
            {moderator ? calledBy(moderator) : DELETED_PERSON} · {formatDateTime(createdAt, zone)}
            {author && ` · sobre ${calledBy(author)}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
