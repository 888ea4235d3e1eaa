import type { CaseFile } from '@andariego/contract/moderation'
import { reportReasons, subjectNames } from '@andariego/contract/moderation-rules'
import { calledBy, DELETED_PERSON } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/content/chip.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AuthorOfCase } from './author.tsx'
import styles from './case-file.module.css'
import { Decide } from './decide.tsx'
import { DecisionList } from './decision-list.tsx'
import { DeskSkeleton } from './desk-skeleton.tsx'
import { SnapshotView } from './snapshot.tsx'

/** One case: the content as it was reported and as it is now, its history and its author's, and the possible decisions. */
export const CaseFileView = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const file = useQuery(query('GET /moderation/reports/:id', { params: { id } }))
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = file.data !== undefined
  useEffect(() => {
    if (isHere) heading.current?.focus()
  }, [isHere])
  if (file.isPending) return <DeskSkeleton />
  if (!file.data)
    return (
      <ErrorState onRetry={() => void file.refetch()} busy={file.isFetching}>
        {formatError(file.error)}
      </ErrorState>
    )
  const { data } = file.data
  return (
    <Card as="section" padding="roomy" className={styles.file} aria-label="Caso abierto">
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {subjectNames[data.subjectType]}
        </h2>
        <States file={data} />
        <Button variant="quiet" size="small" onClick={onClose}>
          Cerrar
        </Button>
      </header>
      <Subject file={data} />
      <Reports file={data} />
      <Decide file={data} onDecided={onClose} />
      {data.author && <AuthorOfCase author={data.author} subjectType={data.subjectType} />}
      <section>
        <h3 className={styles.part}>Historial</h3>
        <DecisionList decisions={data.history} empty="Nadie decidió nada sobre esto todavía." />
      </section>
    </Card>
  )
}

const States = ({ file }: { file: CaseFile }) => (
  <>
    {file.isHidden && <Chip tone="accent">Oculto</Chip>}
    {file.current === null && <Chip>Ya no existe</Chip>}
    {file.decidedAt !== null && <Chip tone="success">Decidida</Chip>}
  </>
)

const Subject = ({ file: { reported, current } }: { file: CaseFile }) => {
  const isChanged = current !== null && (current.text !== reported.text || current.title !== reported.title)
  return (
    <section className={styles.subject}>
      <h3 className={styles.part}>{isChanged ? 'Como se denunció' : 'Lo denunciado'}</h3>
      <SnapshotView snapshot={reported} />
      {isChanged && (
        <>
          <h3 className={styles.part}>Como está ahora</h3>
          <SnapshotView snapshot={current} />
        </>
      )}
      {current?.address && (
        <Link to={current.address} target="_blank">
          Ver dónde aparece
        </Link>
      )}
    </section>
  )
}

const Reports = ({ file: { reports } }: { file: CaseFile }) => (
  <section>
    <h3 className={styles.part}>Denuncias</h3>
    <ul className={styles.reports}>
      {reports.map(({ id, reason, note, reporter, snapshot, createdAt }) => (
        <li key={id} className={styles.report}>
          <strong>{reportReasons[reason].label}</strong>
          {note && <p className={styles.note}>{note}</p>}
          {snapshot && (
            <>
              <p>Lo vio así:</p>
              <SnapshotView snapshot={snapshot} />
            </>
          )}
          <span className={styles.by}>
            {reporter ? calledBy(reporter) : DELETED_PERSON} · <RelativeTime value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
