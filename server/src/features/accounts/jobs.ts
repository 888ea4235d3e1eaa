import { UNCONFIRMED_ACCOUNT_DAYS } from '@andariego/contract/kept-data-times-rules'
import type { Services } from '../../platform/services.ts'
import { emailChangesRepository } from './email-change/email-changes-repository.ts'
import { mailedTokensRepository } from './mailed-tokens-repository.ts'
import { challengesRepository } from './passkeys/challenges-repository.ts'
import { knownDevicesRepository } from './security/known-devices-repository.ts'
import { securityEventsRepository } from './security/security-events-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { usersRepository } from './users-repository.ts'

/** Deletes accounts that were never confirmed, expired links and sessions, unused devices and old security events. */
export const accountsJobs = ({ jobs, database }: Services) => {
  jobs.define(
    'purge-accounts',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await usersRepository(database).purgeUnconfirmed(UNCONFIRMED_ACCOUNT_DAYS)
      await mailedTokensRepository(database).purge()
      await sessionsRepository(database).purge()
      await emailChangesRepository(database).purge()
      await challengesRepository(database).purge()
      await knownDevicesRepository(database).purge()
      await securityEventsRepository(database).purge()
    },
  )
  jobs.schedule('purge-accounts', '10 3 * * *')
}
