import type { Tx } from '../../../platform/database/database.ts'
import type { Deciding, ModeratedPart } from '../../moderation/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { tellOfComment } from '../tell-of-change.ts'
import { commentsRepository } from './comments-repository.ts'

/** Lets moderators decide about comments on trips, which people who see them can report. */
export const moderatedComments = (): ModeratedPart => {
  const andTell =
    (change: (tx: Tx, id: string) => Promise<unknown>) =>
    async ({ tx, emit, subject: { id } }: Deciding) => {
      const comment = await commentsRepository(tx).any(id)
      if (!comment) return
      await change(tx, id)
      await tellOfComment(tx, emit, comment.itineraryId)
    }
  const setHidden = (isHidden: boolean) => (tx: Tx, id: string) =>
    commentsRepository(tx).setHidden(id, isHidden)
  return {
    find: async (database, id, viewerId) => {
      const comment = await commentsRepository(database).any(id)
      if (!comment) return undefined
      const { itineraryId, authorId, content, hiddenAt } = comment
      if (viewerId !== null) {
        if (!(await itinerariesRepository(database).ownerOf(itineraryId, viewerId))) return undefined
        const seen = await commentsRepository(database).of(itineraryId, viewerId)
        if (!seen.some((one) => one.id === id)) return undefined
      }
      return {
        type: 'comment',
        id,
        authorId,
        isHidden: hiddenAt !== null,
        snapshot: {
          title: 'Comentario en un itinerario',
          text: content,
          address: null,
          media: [],
          messages: [],
        },
      }
    },
    deeds: {
      hide: andTell(setHidden(true)),
      restore: andTell(setHidden(false)),
      remove: andTell((tx, id) => commentsRepository(tx).remove(id)),
    },
  }
}
