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

/**
 * Loads the code of a page. It replaces React Router's own function (see vite.config.ts), which reloads the page on a failure:
 * without a connection that would end on the browser's error page. This one shows our own error page, at the requested address.
 */
export const loadRouteModule = async (route: Route, loaded: Record<string, unknown>): Promise<unknown> => {
  if (route.id in loaded) return loaded[route.id]
  try {
    const code: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = code
    return code
  } catch (error) {
    if (!(await isReachable())) return errorPageModule(error)
    // A newer release deleted the file; the reloaded page names the new one.
    window.location.reload()
    return new Promise(() => {})
  }
}
