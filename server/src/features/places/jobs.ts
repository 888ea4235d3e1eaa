import type { Services } from '../../platform/services.ts'
import { guessKinds } from './kinds/guess-kinds.ts'

/** Guesses the kind of places from before kinds existed, and of those that the previous version adds meanwhile. */
export const placesJobs = (services: Services) => {
  services.jobs.define(
    'guess-kinds',
    { retryLimit: 0, retryDelay: 60, expireIn: 600, concurrency: 1 },
    async (_data, { signal }) => {
      await guessKinds(services, signal)
    },
  )
  services.jobs.schedule('guess-kinds', '* * * * *')
}
