import { useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'

/** The token of a mailed link; null without one, undefined while it is not known: the server never gets to see it. */
export const useMailedToken = (): string | null | undefined => {
  const [search] = useSearchParams()
  return useHydrated() ? search.get('token') || null : undefined
}
