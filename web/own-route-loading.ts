import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const THEIRS = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const OURS = fileURLToPath(new URL('app/platform/rendering/load-route-module.ts', import.meta.url))

/** Puts platform/rendering/load-route-module.ts in the place of React Router's; a release that keeps it elsewhere fails the build. */
export const ownRouteLoading = (): Plugin => {
  let replaced = false
  return {
    name: 'own-route-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => {
      if (!THEIRS.test(id)) return null
      replaced = true
      return `export { loadRouteModule } from ${JSON.stringify(OURS)}`
    },
    buildEnd: (error) => {
      if (!error && !replaced) throw new Error('React Router loads the code of pages elsewhere than before.')
    },
  }
}
