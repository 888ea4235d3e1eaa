import { createPath, type Path } from 'react-router'
import { isReachable, PageOutOfReach } from './page-out-of-reach.ts'

interface Route {
  id: string
  module: string
}

/**
 * Replaces a page whose code cannot be loaded by its error page. React Router keeps this module for as long as the tab lives, and
 * the error page offers to reload.
 */
const errorPageModule = (cause: unknown) => ({
  default: () => {
    throw new PageOutOfReach('The code of this page could not be had.', { cause })
  },
})

declare global {
  interface Window {
    /** The router, which HydratedRouter makes known under this name; only the part that is used here. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Path } } }
  }
}

/** The address that the router is about to show; undefined while it only fetches code for a link that might be followed. */
const destination = (): string | undefined => {
  const to = window.__reactRouterDataRouter?.state.navigation.location
  return to && createPath(to)
}

/**
 * Loads the code of a page. It replaces React Router's own function (see vite.config.ts), which reloads the page on a failure:
 * without a connection that would end on the browser's error page, and a link that is merely pointed at would take away what somebody
 * is writing. This one shows our own error page, at the requested address, or loads that address anew.
 */
export const loadRouteModule = async (route: Route, loaded: Record<string, unknown>): Promise<unknown> => {
  if (route.id in loaded) return loaded[route.id]
  try {
    const code: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = code
    return code
  } catch (error) {
    if (!destination()) return {}
    if (!(await isReachable())) return errorPageModule(error)
    // A newer release deleted the file; the page that is loaded anew names the new one. Whoever went elsewhere meanwhile stays there.
    const to = destination()
    if (!to) return errorPageModule(error)
    if (to === createPath(window.location)) window.location.reload()
    else window.location.assign(to)
    return new Promise(() => {})
  }
}
