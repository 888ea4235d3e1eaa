import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { messagesRepository } from './messages-repository.ts'

export { markAll } from './knowledge/marking.ts'
export { readAll } from './knowledge/reading.ts'
export { missesReport } from './misses.ts'
export { modelFileChecks } from './model-file-checks.ts'
export { answersWithHidden } from './withheld-answers.ts'

/** All messages of an account; more than the limits allow anybody in a year. */
const EXPORTED_MAX = 100_000

/** Adds the conversations to the export of an account. They are deleted with the account. */
export const assistantOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('asistente', await messagesRepository(database).list(userId, { limit: EXPORTED_MAX, offset: 0 }))
  },
})
