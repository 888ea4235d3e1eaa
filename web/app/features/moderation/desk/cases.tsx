import type { ReportedCase } from '@andariego/contract/moderation'
import { reportReasons, subjectNames } from '@andariego/contract/moderation-rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatError } from '../../../platform/api/api.ts'
import { pagedQuery, query } from '../../../platform/api/queries.ts'
import { countOf } from '../../../platform/format/format.ts'
import { Chip } from '../../../ui/content/chip.tsx'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../../ui/layout/load-more.tsx'
import styles from './cases.module.css'
import { DeskSkeleton } from './desk-skeleton.tsx'

interface CasesProps {
  openId: string | null
  onOpen: (id: string) => void
}

/** Cases of at least this weight are highlighted. */
const HEAVY = 5

const CaseRow = ({
  report,
  isOpen,
  onOpen,
}: {
  report: ReportedCase
  isOpen: boolean
  onOpen: () => void
}) => (
  <li>
    <button
      type="button"
      className={styles.case}
      aria-current={isOpen || undefined}
      data-case={report.id}
      onClick={onOpen}
    >
      <span className={styles.head}>
        <Chip tone={report.weight >= HEAVY ? 'danger' : 'plain'}>{subjectNames[report.subjectType]}</Chip>
        <RelativeTime value={report.decidedAt ?? report.createdAt} />
      </span>
      <span className={styles.title}>{report.title}</span>
      {report.excerpt !== report.title && <span className={styles.excerpt}>{report.excerpt}</span>}
      <span className={styles.reasons}>
        {report.reportCount > 1 && `${countOf(report.reportCount, 'denuncia', 'denuncias')} · `}
        {report.reasons.map((reason) => reportReasons[reason].label).join(' · ')}
      </span>
    </button>
  </li>
)

const CaseList = ({ cases, openId, onOpen }: CasesProps & { cases: readonly ReportedCase[] }) => (
  <ul className={styles.cases}>
    {cases.map((report) => (
      <CaseRow
        key={report.id}
        report={report}
        isOpen={report.id === openId}
        onOpen={() => onOpen(report.id)}
      />
    ))}
  </ul>
)

/** The open cases, those with the greatest weight first. */
export const OpenCases = (props: CasesProps) => {
  const cases = useQuery({
    ...query('GET /moderation/reports', { query: { status: 'open' } }),
    refetchInterval: 60_000,
  })
  if (cases.isPending) return <DeskSkeleton />
  if (!cases.data)
    return (
      <ErrorState onRetry={() => void cases.refetch()} busy={cases.isFetching}>
        {formatError(cases.error)}
      </ErrorState>
    )
  if (cases.data.data.length === 0)
    return <EmptyState title="Nada por decidir">Aquí aparece lo que la comunidad denuncia.</EmptyState>
  return <CaseList {...props} cases={cases.data.data} />
}

export const DecidedCases = (props: CasesProps) => {
  const cases = useInfiniteQuery(pagedQuery('GET /moderation/reports', { query: { status: 'decided' } }))
  if (cases.isPending) return <DeskSkeleton />
  if (!cases.data)
    return (
      <ErrorState onRetry={() => void cases.refetch()} busy={cases.isFetching}>
        {formatError(cases.error)}
      </ErrorState>
    )
  const all = cases.data.pages.flatMap(({ data }) => data)
  if (all.length === 0)
    return (
      <EmptyState title="Todavía no hay casos decididos">
        Aquí quedan las denuncias y lo que esperaba una revisión. Las demás decisiones están en el registro.
      </EmptyState>
    )
  return (
    <>
      <CaseList {...props} cases={all} />
      {cases.hasNextPage && (
        <LoadMore
          onLoad={() => void cases.fetchNextPage()}
          busy={cases.isFetchingNextPage}
          failed={cases.isFetchNextPageError}
        />
      )}
    </>
  )
}
