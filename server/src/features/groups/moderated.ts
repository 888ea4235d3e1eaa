import type { Database, Tx } from '../../platform/database/database.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import { everybody, groupEvent } from './group-event.ts'
import { membersRepository } from './members-repository.ts'
import { isInGroup } from './select-groups.ts'
import './tables.ts'

const groupOf = (database: Database | Tx, id: string) =>
  database
    .selectFrom('groups')
    .select(['id', 'name', 'description', 'admin_id as authorId', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Lets moderators decide about groups. A hidden group opens for nobody, and what was shared with it is not shared meanwhile. */
export const moderatedGroups = (): ModeratedPart => {
  const withEverybody =
    (change: (tx: Tx, id: string) => Promise<unknown>) =>
    async ({ tx, emit, subject: { id } }: Deciding) => {
      const company = await membersRepository(tx).lock(id, { orHidden: true })
      if (!company) return
      await change(tx, id)
      emit(groupEvent(id, everybody(company)))
    }
  const setHidden = (isHidden: boolean) => (tx: Tx, id: string) =>
    tx
      .updateTable('groups')
      .set({ hidden_at: isHidden ? new Date() : null })
      .where('id', '=', id)
      .execute()
  return {
    find: async (database, id, viewerId) => {
      const group = await groupOf(database, id)
      if (!group || (viewerId !== null && !(await isInGroup(database, id, viewerId)))) return undefined
      return {
        type: 'group',
        id,
        authorId: group.authorId,
        isHidden: group.hiddenAt !== null,
        snapshot: {
          title: group.name,
          text: group.description ?? '',
          address: null,
          media: [],
          messages: [],
        },
      }
    },
    deeds: {
      hide: withEverybody(setHidden(true)),
      restore: withEverybody(setHidden(false)),
      remove: withEverybody((tx, id) => tx.deleteFrom('groups').where('id', '=', id).execute()),
    },
  }
}
