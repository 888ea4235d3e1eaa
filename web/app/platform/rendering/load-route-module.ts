import { isReachable, PageOutOfReach } from './page-out-of-reach.ts'

interface Route {
  id: string
  module: string
}

/** In the place of a page: its error page. React Router keeps it for as long as the tab lives; that one knows the way out. */
const outOfReach = (cause: unknown) => ({
  default: () => {
    throw new PageOutOfReach('The code of this page could not be had.', { cause })
  },
})

/**
 * Fetches the code of a page. Stands in for React Router's own (vite.config.ts puts it there), which reloads the page when
 * that fails: without a connection this would end on the browser's error page. Here it ends on ours, at the address that
 * was wanted.
 */
export const loadRouteModule = async (route: Route, loaded: Record<string, unknown>): Promise<unknown> => {
  if (route.id in loaded) return loaded[route.id]
  try {
    const code: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = code
    return code
  } catch (error) {
    if (!(await isReachable())) return outOfReach(error)
    // A newer release took the file away; the page loaded anew names the one in its place.
    window.location.reload()
    return new Promise(() => {})
  }
}
