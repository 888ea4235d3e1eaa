import { useSearchParams } from 'react-router'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'

/**
 * The token of a mailed link; null without one, undefined before hydration: it is read in the browser only, so that the server
 * never sees it.
 */
export const useMailedToken = (): string | null | undefined => {
  const [search] = useSearchParams()
  return useHydrated() ? search.get('token') || null : undefined
}
