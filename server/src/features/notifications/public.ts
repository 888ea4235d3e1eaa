import { isoInstant } from '../../platform/database/select.ts'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { settingsRepository } from './settings-repository.ts'
import './tables.ts'

export { type NotificationParts, told } from './part.ts'
export { tell } from './tell.ts'

/**
 * Adds notifications to the export of an account. They are deleted with the row of the user, and with that of the person who
 * caused them.
 */
export const notificationsOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    const rows = await database
      .selectFrom('notifications')
      .select([
        'kind',
        'subject',
        'detail',
        isoInstant('shown_at').as('at'),
        'read_at as readAt',
        'mailed_at as mailedAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('shown_at')
      .execute()
    add('notificaciones', { settings: await settingsRepository(database).of(userId), all: rows })
  },
})
