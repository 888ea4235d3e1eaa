import type { Services } from '../../../platform/services.ts'
import { wordsOfRegions } from '../../maps/public.ts'
import { changed } from '../changed.ts'
import { kindGuesser } from './guess-kind.ts'
import { kindsRepository } from './kinds-repository.ts'

/** How many are guessed at a time: their tags fit into one notification, and their rows are locked only briefly. */
const BATCH = 100

/** Guesses the kind of all places without one; returns their number. */
export const guessKinds = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const guess = kindGuesser(wordsOfRegions(services))
  let total = 0
  let guessed = BATCH
  while (guessed === BATCH && !signal?.aborted) {
    guessed = await services.write(async (tx, emit) => {
      const ids = await kindsRepository(tx).guessSome(guess, BATCH)
      if (ids.length > 0) emit(changed.kinds(ids))
      return ids.length
    })
    total += guessed
  }
  return total
}
