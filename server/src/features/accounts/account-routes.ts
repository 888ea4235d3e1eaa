import { accountsMessages } from '@andariego/contract/accounts-rules'
import { forgetResultsOf } from '../../platform/database/forget-results.ts'
import { withMessage } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { changed } from './changed.ts'
import { consentsRepository } from './consents-repository.ts'
import { createExport } from './create-export.ts'
import { emailChangesRepository } from './email-change/email-changes-repository.ts'
import { createOwnPassword, holdPassword } from './own-password.ts'
import { passkeysRepository } from './passkeys/passkeys-repository.ts'
import type { AccountPart } from './public.ts'
import { securityEventsRepository } from './security/security-events-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { usersRepository } from './users-repository.ts'

/** Removal and export of a whole account; every domain adds its part. */
export const accountRoutes = (route: Route, services: Services, parts: AccountPart[]) => {
  const { database, write, log, forgetLetters } = services
  const ownPassword = createOwnPassword(services)
  route('DELETE /users/me', async ({ user, body: { password } }) => {
    const account = await ownPassword(user.id, password)
    const afterwards = await write(async (tx, emit) => {
      await holdPassword(tx, account)
      const later = []
      for (const part of parts) later.push(await part.beforeRemoval?.(tx, user.id, emit))
      emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(user.id) })
      emit(changed.user(user.id))
      await forgetResultsOf(tx, user.id)
      const emailChanges = emailChangesRepository(tx)
      const addresses = new Set([account.email, ...(await emailChanges.addressesOf(user.id))])
      later.push(async () => {
        for (const address of addresses)
          await forgetLetters(address).catch((error: unknown) =>
            log.error({ err: error }, 'mails to a removed account stay in the outbox'),
          )
      })
      await emailChanges.forgetAddress(account.email)
      await usersRepository(tx).remove(user.id)
      return later
    })
    for (const work of afterwards) await work?.()
    return withMessage('Tu cuenta se eliminó. Gracias por viajar con Andariego.')
  })

  route('GET /users/me/export', async ({ user, reply }) => {
    const profile = found(await usersRepository(database).profile(user.id), accountsMessages.unauthenticated)
    const sessions = await sessionsRepository(database).list(user.id)
    const { add, addFile, end, output } = createExport()
    add('cuenta', profile)
    add('sesiones', sessions)
    add('acuerdos', await consentsRepository(database).all(user.id))
    add('llaves', await passkeysRepository(database).list(user.id))
    add('seguridad', await securityEventsRepository(database).all(user.id))
    const fill = async () => {
      for (const part of parts) await part.addToExport?.(user.id, { add, addFile })
      end()
    }
    fill().catch((error: unknown) => {
      log.error({ err: error }, 'export failed')
      output.destroy(error as Error)
    })
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="andariego.zip"')
      .header('cache-control', 'no-store')
      .send(output)
  })
}
