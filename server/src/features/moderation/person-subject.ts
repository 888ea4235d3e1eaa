import type { Tx } from '../../platform/database/database.ts'
import { mediaRepository } from '../media/public.ts'
import { peopleRepository, portraitOwner } from '../people/public.ts'
import type { Subject } from './subject.ts'

const titleOf = (name: string | null) => (name === null ? 'Perfil' : `Perfil de ${name}`)

/**
 * Returns a person as the subject of a decision: the name they chose, what they wrote about themselves and their portrait. The snapshot has no e-mail, because they may hide it.
 * Reports about an account are deleted with it, and so is the name.
 */
export const personAsSubject = async (
  tx: Parameters<typeof peopleRepository>[0],
  id: string,
): Promise<Subject | undefined> => {
  const person = await peopleRepository(tx).shownToVisitors(id)
  const described = await peopleRepository(tx).describedBy(id)
  return (
    person &&
    described && {
      type: 'user',
      id: person.id,
      authorId: person.id,
      isHidden: false,
      snapshot: {
        title: titleOf(person.userName),
        text: [described.bio, described.homeCity].filter(Boolean).join('\n'),
        address: `/user/${person.id}`,
        media: (await mediaRepository(tx).list(portraitOwner(id))).map(({ id, mimeType }) => ({
          id,
          mimeType,
        })),
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
