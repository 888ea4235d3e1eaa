import { trimmed } from '@andariego/contract/accounts-rules'
import type { Person } from '@andariego/contract/people'
import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { useDebouncedValue } from '../../platform/use-debounced-value.ts'
import { matchesOf } from './find-person.ts'

const DEBOUNCE_MS = 300
const SHOWN_MAX = 5

/** A few people whom the typed text may mean; empty while it is too short or the search fails. */
export const usePeopleMatches = (typed: string, members: readonly Person[]): Person[] => {
  const email = useDebouncedValue(trimmed(typed), DEBOUNCE_MS)
  const { data } = useQuery({
    ...query('GET /users/search', { query: { email } }),
    enabled: email.length >= PEOPLE_SEARCH_MIN,
    retry: false,
  })
  return email === trimmed(typed) && data ? matchesOf(data.data, email, members).slice(0, SHOWN_MAX) : []
}
