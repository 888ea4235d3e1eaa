import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOADING = fileURLToPath(new URL('app/platform/rendering/load-route-module.ts', import.meta.url))

/** What does nothing under each of these names. */
const nothing = (names: string[]) => `export const ${names.map((name) => `${name} = () => {}`).join(', ')}`

/** Parts of React Router, by where they are in its package, and what the browser gets in their place. */
const PARTS: Record<string, string> = {
  'lib/dom/ssr/routeModules.js': `export { loadRouteModule } from ${JSON.stringify(LOADING)}`,
  // Hooks for whoever measures a router; nobody gives ours any.
  'lib/router/instrumentation.js': nothing([
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ]),
  // Routes that are told of one by one; ours are all in the first manifest (`routeDiscovery` in react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': nothing([
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ]),
}

const THEIRS = /[\\/]react-router[\\/]dist[\\/]\w+[\\/](lib[\\/].+)$/

/**
 * Leaves parts of React Router out of the browser's code, or puts ours in their place. A release that keeps one elsewhere fails
 * the build, and so does one that wants more names of it.
 */
export const ownRouterParts = (): Plugin => {
  const missing = new Set(Object.keys(PARTS))
  return {
    name: 'own-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => {
      const part = THEIRS.exec(id)?.[1]?.replaceAll('\\', '/')
      const ours = part === undefined ? undefined : PARTS[part]
      if (part === undefined || ours === undefined) return null
      missing.delete(part)
      return ours
    },
    buildEnd: (error) => {
      if (!error && missing.size > 0)
        throw new Error(`React Router keeps these parts elsewhere than before: ${[...missing].join(', ')}.`)
    },
  }
}
