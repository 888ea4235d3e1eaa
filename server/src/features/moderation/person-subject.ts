import type { Tx } from '../../platform/database/database.ts'
import { peopleRepository } from '../people/public.ts'
import type { Subject } from './subject.ts'

const titleOf = (name: string | null) => (name === null ? 'Perfil' : `Perfil de ${name}`)

/**
 * Returns a person as the subject of a decision, by the name they chose. The snapshot has no e-mail, because they may hide it.
 * Reports about an account are deleted with it, and so is the name.
 */
export const personAsSubject = async (
  tx: Parameters<typeof peopleRepository>[0],
  id: string,
): Promise<Subject | undefined> => {
  const person = await peopleRepository(tx).shownToVisitors(id)
  return (
    person && {
      type: 'user',
      id: person.id,
      authorId: person.id,
      isHidden: false,
      snapshot: {
        title: titleOf(person.userName),
        text: '',
        address: `/user/${person.id}`,
        media: [],
        messages: [],
      },
    }
  )
}

/** Locks the author's account against removal until the transaction ends. An account that has just been removed is no author. */
export const holdAuthor = async (tx: Tx, subject: Subject): Promise<Subject> => {
  const { authorId } = subject
  if (authorId === null) return subject
  const held = await peopleRepository(tx).held([authorId], authorId)
  return held.length === 1 ? subject : { ...subject, authorId: null }
}
