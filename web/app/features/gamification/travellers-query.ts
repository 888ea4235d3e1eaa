import { SEARCH_MIN } from '@andariego/contract/gamification-rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { useSession } from '../../platform/session.ts'

/** Other users whose e-mail contains the text; asked only by somebody who is signed in, from three characters on. */
export const useTravellers = (text: string) => {
  const email = text.trim()
  const session = useSession()
  return useQuery({
    queryKey: ['users', 'search', email],
    queryFn: async ({ signal }) => (await api('GET /users/search', { query: { email }, signal })).data,
    enabled: session !== null && email.length >= SEARCH_MIN,
  })
}
