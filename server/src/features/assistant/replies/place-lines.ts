import type { Evidence } from '../knowledge/evidence-repository.ts'
import { beginning, quote } from './phrases.ts'
import { entry, type Known } from './reply.ts'
import type { Found } from './search.ts'

export const ABOUT_MAX = 110

/** The sentences that are quoted as reasons. */
export const reasonsOf = (found: readonly Found[]): Evidence[] =>
  found.flatMap(({ reason, also }) => [...(reason ? [reason] : []), ...(also ? [also] : [])])

export const lines = ({ frames }: Known, found: readonly Found[], from = 0): string =>
  found
    .map(({ place, reason, also, isByName }, index) => {
      const said = reason
        ? `\n   ${quote(reason, frames)}`
        : place.description
          ? `\n   ${beginning(place.description, ABOUT_MAX)}`
          : isByName
            ? `\n   ${frames.itsName}`
            : ''
      return `${from + index + 1}. ${entry(place, frames)}${said}${also ? `\n   ${quote(also, frames)}` : ''}`
    })
    .join('\n')
