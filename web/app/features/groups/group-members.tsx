import type { Group } from '@andariego/contract/groups'
import { pages } from '@andariego/contract/pages'
import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { countOf } from '../../platform/format/format.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Email } from '../../ui/content/email.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import styles from './group-members.module.css'
import { UNDO_MS } from './undo.ts'
import { useRemoveMember } from './use-remove-member.ts'
import { useRestoreMember } from './use-restore-member.ts'

const SHOWN_FIRST = 5

/** The members other than the viewer, each with a button to remove them if the viewer may. */
export const GroupMembers = ({ group, viewerId }: { group: Group; viewerId: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { mutate } = useRemoveMember()
  const restore = useRestoreMember()
  const others = group.members.filter(({ id }) => id !== viewerId)
  const shown = showsAll ? others : others.slice(0, SHOWN_FIRST)
  const hidden = others.length - shown.length
  const remove = (person: Person) => {
    const isSharing = group.itineraries.some(({ owner }) => owner.id === person.id)
    mutate(
      { groupId: group.id, userId: person.id },
      {
        onSuccess: () =>
          showToast(
            `${calledBy(person)} ya no es parte de «${group.name}»${isSharing ? ', ni sus itinerarios' : ''}.`,
            {
              action: { label: 'Deshacer', run: () => void restore(group, person, isSharing) },
              durationMs: UNDO_MS,
            },
          ),
      },
    )
    // The pressed button disappears with its row, so the focus moves to the heading.
    heading.current?.focus()
  }
  return (
    <section className={styles.members}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {others.length === 0 ? 'Miembros' : countOf(others.length, 'miembro', 'miembros')}
        {others.length > 0 && others.length < group.members.length && ' más'}
      </h3>
      {others.length === 0 ? (
        <p className={styles.nobody}>
          {group.may.includes('add-member')
            ? 'Todavía no hay nadie más. Agrega a quienes viajan contigo.'
            : 'Por ahora solo tú.'}
        </p>
      ) : (
        <ul className={styles.list}>
          {shown.map((person) => (
            <li key={person.id} className={styles.person}>
              <Portrait id={person.id} picture={person.userPortrait} />
              <Link to={pages.user({ id: person.id })} className={styles.email}>
                <Email>{calledBy(person)}</Email>
              </Link>
              {group.may.includes('remove-member') && (
                <IconButton
                  label={`Quitar a ${calledBy(person)}`}
                  icon={<IconX aria-hidden="true" />}
                  onClick={() => remove(person)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button variant="quiet" size="small" className={styles.more} onClick={() => setShowsAll(true)}>
          Mostrar {countOf(hidden, 'miembro', 'miembros')} más
        </Button>
      )}
    </section>
  )
}
