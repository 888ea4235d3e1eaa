import type { CaseFile } from '@andariego/contract/moderation'
import type { SubjectType } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { formatDate } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { Chip } from '../../../ui/content/chip.tsx'
import { authorWords } from './author-words.ts'
import styles from './case-file.module.css'
import { DecisionList } from './decision-list.tsx'

const RESTRICTED = { limited: 'Limitada', suspended: 'Suspendida', closed: 'Cuenta cerrada' } as const

/** The author of the reported content, and earlier decisions about them. */
interface AuthorOfCaseProps {
  author: NonNullable<CaseFile['author']>
  subjectType: SubjectType
}

export const AuthorOfCase = ({ author, subjectType }: AuthorOfCaseProps) => {
  const { person, createdAt, restriction, decisions } = author
  const zone = useTimeZone()
  return (
    <section>
      <h3 className={styles.part}>{authorWords[subjectType].heading}</h3>
      <p>
        <Link to={pages.user({ id: person.id })}>{calledBy(person)}</Link>{' '}
        <span className={styles.by}>Miembro desde {formatDate(createdAt, zone)}</span>{' '}
        {restriction && <Chip tone="danger">{RESTRICTED[restriction.kind]}</Chip>}
      </p>
      <DecisionList decisions={decisions} empty="Sin decisiones anteriores." />
    </section>
  )
}
