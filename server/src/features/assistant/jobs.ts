import type { Services } from '../../platform/services.ts'
import { changed, emitChanged } from './changed.ts'
import { followVocabulary } from './knowledge/marking.ts'
import { readAll } from './knowledge/reading.ts'
import { messagesRepository } from './messages-repository.ts'
import { forgetSpent } from './model-budget.ts'
import { verdictsRepository } from './verdicts-repository.ts'

/** Scheduled work: marks answers whose process died as failed, and indexes new reviews and descriptions. */
export const assistantJobs = ({ database, jobs, write }: Services) => {
  jobs.define(
    'give-up-abandoned-answers',
    { retryLimit: 0, retryDelay: 60, expireIn: 60, concurrency: 1 },
    () =>
      write(async (tx, emit) => {
        for (const given of await messagesRepository(tx).giveUpAbandoned()) emitChanged(emit, given)
      }),
  )
  jobs.schedule('give-up-abandoned-answers', '* * * * *')

  jobs.define('forget-old-verdicts', { retryLimit: 2, retryDelay: 60, expireIn: 60, concurrency: 1 }, () =>
    verdictsRepository(database).forgetOld(),
  )
  jobs.schedule('forget-old-verdicts', '23 4 * * *')

  jobs.define('forget-spent-questions', { retryLimit: 2, retryDelay: 60, expireIn: 60, concurrency: 1 }, () =>
    forgetSpent(database),
  )
  jobs.schedule('forget-spent-questions', '37 4 * * *')

  // Each question indexes what is new itself; this job keeps imports and updates from piling up until the next question.
  jobs.define(
    'read-the-community',
    { retryLimit: 0, retryDelay: 60, expireIn: 600, concurrency: 1 },
    async (_data, { signal }) => {
      await followVocabulary(database)
      const read = await readAll(database, signal)
      if (read > 0) await write(async (_tx, emit) => emit(changed.index()))
    },
  )
  jobs.schedule('read-the-community', '* * * * *')
}
