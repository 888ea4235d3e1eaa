import { PEOPLE_SEARCH_MIN } from '@andariego/contract/people-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Fewer characters clear what was found, without a call. */
export const isLongEnough = (text: string): boolean => text.trim().length >= PEOPLE_SEARCH_MIN

/** Other users whose e-mail contains the text; asked only by somebody who is signed in. */
export const useFoundPeople = (text: string) => {
  const email = text.trim()
  useSession()
  return useQuery({
    ...query('GET /users/search', { query: { email } }),
    select: ({ data }) => data,
    enabled: () => getSession() !== null && isLongEnough(email),
    // While one types, what was found so far stays until the next answer.
    placeholderData: keepPreviousData,
  })
}
