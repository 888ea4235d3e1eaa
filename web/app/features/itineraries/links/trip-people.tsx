import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import type { TripRole } from '@andariego/contract/trips-rules'
import { type FormEvent, useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { findPerson, NotAdded, PersonField } from '../../groups/public.ts'
import { UnlessBarred } from '../../moderation/public.ts'
import { ROLE_OPTIONS } from './roles.ts'
import styles from './share-trip.module.css'
import { usePutPerson, useRemovePerson, useTripPeople } from './use-trip-links.ts'

/** What to tell the owner when somebody whom they took out of a trip still opens it through groups; null when they do not. */
const stillOpens = (person: Person, groups: readonly { name: string }[]): string | null => {
  if (groups.length === 0) return null
  const names = groups.map(({ name }) => `«${name}»`).join(', ')
  return `${calledBy(person)} sigue viendo el viaje, porque lo compartes con ${groups.length === 1 ? 'el grupo' : 'los grupos'} ${names}.`
}

/** The single people of a trip, each with their permissions. */
export const TripPeople = ({ id }: { id: string }) => {
  const viewer = useSession()?.user
  const isBarred = useRestriction('publish') !== null
  const { data } = useTripPeople(id)
  const put = usePutPerson(id)
  const remove = useRemovePerson(id)
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<TripRole>('edit')
  const [problem, setProblem] = useState<string | null>(null)
  const people = data?.data ?? []
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    try {
      const person = await findPerson(typed, viewer?.email)
      await put.mutateAsync({ userId: person.id, role })
      setTyped('')
    } catch (error) {
      setProblem(error instanceof NotAdded ? error.message : formatError(error))
    }
  }
  return (
    <section className={styles.part} aria-label="Personas">
      <h3>Personas</h3>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={classNames(styles.row, styles.person)}>
            <span className={styles.words}>{calledBy(person)}</span>
            <SelectField
              compact
              label={<span className={styles.quiet}>Puede</span>}
              aria-label={`Qué puede hacer ${calledBy(person)}`}
              value={person.role}
              disabled={isBarred}
              options={ROLE_OPTIONS}
              onChange={({ target }) => put.mutate({ userId: person.id, role: target.value as TripRole })}
            />
            <Button
              size="small"
              variant="quiet"
              aria-label={`Quitar a ${calledBy(person)}`}
              onClick={() => remove.mutate(person)}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.quiet}>
        {remove.isSuccess && stillOpens(remove.variables, remove.data.data.throughGroups)}
      </p>
      <UnlessBarred from="publish">
        <form noValidate onSubmit={(event) => void add(event)} className={styles.form}>
          <PersonField
            value={typed}
            error={problem}
            members={people}
            onChange={(text) => {
              setTyped(text)
              setProblem(null)
            }}
            onEscape={() => setTyped('')}
          />
          <SelectField
            compact
            label="Puede"
            value={role}
            options={ROLE_OPTIONS}
            onChange={({ target }) => setRole(target.value as TripRole)}
          />
          <Button type="submit" variant="secondary" busy={put.isPending}>
            Invitar
          </Button>
        </form>
      </UnlessBarred>
    </section>
  )
}
