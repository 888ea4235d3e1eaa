import { notificationsMessages } from '@andariego/contract/notifications-rules'
import { pages } from '@andariego/contract/pages'
import { withData } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { peopleRepository } from '../people/public.ts'
import { notificationsRepository } from './notifications-repository.ts'
import type { NotificationParts } from './part.ts'
import { settingsRepository } from './settings-repository.ts'
import { toldNotification } from './told-notification.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

export const notificationsRoutes = (
  route: Route,
  { database, secret, write }: Services,
  parts: NotificationParts,
) => {
  const notifications = notificationsRepository(database, parts)
  const tokens = createUnsubscribeTokens(secret)

  route('GET /notifications', async ({ user, query: { cursor } }) => {
    const { groups, nextCursor } = await notifications.page(user.id, cursor)
    return { ...withData(groups.map(toldNotification)), nextCursor }
  })

  route('GET /notifications/unread-count', async ({ user }) =>
    withData({ unreadCount: await notifications.unreadCount(user.id) }),
  )

  route('POST /notifications/read', async ({ user, body: { until } }) =>
    withData(
      await write(async (tx, emit) => {
        const inTransaction = notificationsRepository(tx, parts)
        const { numAffectedRows = 0n } = await inTransaction.read(user.id, until)
        if (numAffectedRows > 0n) emit({ type: 'live', userIds: [user.id], event: { type: 'notifications' } })
        return { unreadCount: await inTransaction.unreadCount(user.id) }
      }),
    ),
  )

  route('GET /notifications/settings', async ({ user }) =>
    withData(await settingsRepository(database).of(user.id)),
  )

  route('PUT /notifications/settings', async ({ user, body }) =>
    withData(
      await write(async (tx) => {
        const settings = settingsRepository(tx)
        await settings.put(user.id, body)
        return settings.of(user.id)
      }),
    ),
  )

  route('GET /notifications/unsubscribe/:token', async ({ params: { token }, reply }) => {
    const tipo = tokens.read(token)?.sort
    return reply.header('cache-control', 'no-store').redirect(pages.unsubscribe({ token, tipo }), 303)
  })

  route('POST /notifications/unsubscribe/:token', async ({ params: { token } }) => {
    const { userId, sort } = found(tokens.read(token) ?? undefined, notificationsMessages.badLink)
    await write(async (tx) => {
      // A removed account gets no mail anyway.
      if (await peopleRepository(tx).exists(userId)) await settingsRepository(tx).stopMail(userId, sort)
    })
    return withData({ sort })
  })
}
