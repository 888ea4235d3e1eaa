import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Shorter texts clear the results without a request. */
export const isLongEnough = (text: string): boolean => text.trim().length >= PEOPLE_SEARCH_MIN

/** Other users who match the text; requested for signed-in users only. */
export const useFoundPeople = (text: string) => {
  const email = text.trim()
  useSession()
  return useQuery({
    ...query('GET /users/search', { query: { email } }),
    select: ({ data }) => data,
    enabled: () => getSession() !== null && isLongEnough(email),
    // While the visitor types, the previous results stay until the next response.
    placeholderData: keepPreviousData,
  })
}
