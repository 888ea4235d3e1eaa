import { pages } from '@andariego/contract/pages'
import type { Tx } from '../../platform/database/database.ts'
import { usersChanged } from '../accounts/public.ts'
import { moderatedMedia } from '../media/public.ts'
import { peopleRepository, portraitOwner, profilesRepository } from '../people/public.ts'
import type { Deciding, Subject } from './subject.ts'

const titleOf = (name: string | null) => (name === null ? 'Perfil' : `Perfil de ${name}`)

/**
 * Returns a person as the subject of a decision: the name they chose, what they wrote about themselves and their portrait. The
 * snapshot has no e-mail, because they may hide it. Reports about an account are deleted with it, and so is the name.
 */
export const personAsSubject = async (
  tx: Parameters<typeof peopleRepository>[0],
  id: string,
): Promise<Subject | undefined> => {
  const written = await profilesRepository(tx).one(id)
  return (
    written && {
      type: 'user',
      id: written.id,
      authorId: written.id,
      isHidden: written.isHidden,
      snapshot: {
        title: titleOf(written.name),
        text: [written.handle && `@${written.handle}`, written.bio, written.homeCity]
          .filter(Boolean)
          .join('\n'),
        address: pages.user({ id: written.id }),
        media: await moderatedMedia(tx).of(portraitOwner(id)),
        messages: [],
      },
    }
  )
}

/** Hides what a person tells of themselves, their portrait with it, or shows it again. */
export const setProfileHidden = async (
  { tx, emit }: Pick<Deciding, 'tx' | 'emit'>,
  userId: string,
  isHidden: boolean,
): Promise<void> => {
  await profilesRepository(tx).setHidden(userId, isHidden)
  await moderatedMedia(tx).setAllHidden(portraitOwner(userId), isHidden)
  emit(usersChanged.user(userId))
}

/** Locks the author's account against removal until the transaction ends. An account that has just been removed is no author. */
export const holdAuthor = async (tx: Tx, subject: Subject): Promise<Subject> => {
  const { authorId } = subject
  if (authorId === null) return subject
  const held = await peopleRepository(tx).held([authorId], authorId)
  return held.length === 1 ? subject : { ...subject, authorId: null }
}
