import type { Notice } from '@andariego/contract/moderation'
import { decisionNotice } from '@andariego/contract/moderation-rules'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useStepFocus } from '../../../ui/focus/use-step-focus.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { SnapshotView } from '../desk/snapshot.tsx'
import { AppealForm } from './appeal-form.tsx'
import styles from './notices.module.css'

/** One decision, as shown to the author of the content. */
export const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { id, decision, subjectType, reason, until, snapshot, createdAt, appeal, may } = notice
  const zone = useTimeZone()
  const [isAppealing, setAppealing] = useState(false)
  const card = useStepFocus<HTMLDivElement>(appeal ? 'sent' : isAppealing ? 'form' : 'notice')
  return (
    <Card as="article" padding="roomy" ref={card} className={styles.notice}>
      <h2 className={styles.title}>{decisionNotice(decision, subjectType)}</h2>
      <p className={styles.when}>
        {formatDateTime(createdAt, zone)}
        {until && ` · hasta ${formatDateTime(until, zone)}`}
      </p>
      {/* Before the content, which may fill several screens of a phone. */}
      <p className={styles.words}>
        <strong>Motivo:</strong> {reason}
      </p>
      {subjectType !== 'user' && <SnapshotView snapshot={snapshot} withMedia={false} />}
      {appeal && (
        <p className={styles.words} tabIndex={-1} data-autofocus>
          <strong>Tu apelación:</strong> {appeal.text}
        </p>
      )}
      {appeal &&
        (appeal.answer ? (
          <p className={styles.words}>
            <strong>{appeal.answer.isUpheld ? 'Se mantiene:' : 'Aceptada:'}</strong> {appeal.answer.reason}
          </p>
        ) : (
          <p className={styles.when}>Otra persona del equipo la está revisando.</p>
        ))}
      {may.includes('appeal') &&
        (isAppealing ? (
          <AppealForm decisionId={id} />
        ) : (
          <Button variant="secondary" onClick={() => setAppealing(true)}>
            Apelar
          </Button>
        ))}
    </Card>
  )
}
