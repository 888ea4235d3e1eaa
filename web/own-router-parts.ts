import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOADING = fileURLToPath(new URL('app/platform/rendering/load-route-module.ts', import.meta.url))

/** Code that exports functions of these names that do nothing. */
const nothing = (names: string[]) => `export const ${names.map((name) => `${name} = () => {}`).join(', ')}`

/** Modules of React Router, by their path in the package, and their replacements in the browser's code. */
const PARTS: Record<string, string> = {
  'lib/dom/ssr/routeModules.js': `export { loadRouteModule } from ${JSON.stringify(LOADING)}`,
  // Instrumentation hooks, which we do not use.
  'lib/router/instrumentation.js': nothing([
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ]),
  // Lazy route discovery; all our routes are in the first manifest (`routeDiscovery` in react-router.config.ts).
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
 * Removes modules of React Router from the browser's code, or replaces them by our own. The build fails when a new release has
 * moved such a module, or needs more of its exports.
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
