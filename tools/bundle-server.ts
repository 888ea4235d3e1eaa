import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

// Builds server/build/run: the server and its imports, in a few files instead of 2,300 (decision 49). Run by build.ts.

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = `${root}server/build/run/`
const ENTRIES = { main: `${root}server/main.ts`, worker: `${root}server/worker.ts` }

/**
 * Packages that are not bundled: they load native programs or files beside them at run time, are for development only, or are large
 * and seldom used.
 */
const LEFT_OUTSIDE =
  /^(@aws-sdk\/.+|@fastify\/swagger|@fastify\/swagger-ui|@node-rs\/argon2|node-llama-cpp|pino|sharp|vite)$/

/** Returns the module's original location in the bundle, where it looks for its files. */
const addressOf = (file: string): string => JSON.stringify(relative(folder, file))

const asItStood: Plugin = {
  name: 'as-it-stood',
  resolveId: {
    filter: { id: LEFT_OUTSIDE },
    handler: (id) => ({ id, external: true }),
  },
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, file) => ({
      code: code
        .replaceAll(/\bnew URL\('([^']+)', import\.meta\.url\)/g, (address, path: string) => {
          const entry = Object.entries(ENTRIES).find(([, source]) => source === resolve(dirname(file), path))
          return entry ? `new URL('./${entry[0]}.js', import.meta['url'])` : address
        })
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${addressOf(file)}, import.meta['url']).href`)
        .replaceAll(
          /\bimport\.meta\.dirname\b/g,
          `process.getBuiltinModule('url').fileURLToPath(new URL(${addressOf(dirname(file))}, import.meta['url']))`,
        ),
    }),
  },
  // A source with any character beyond Latin-1 takes two bytes per character, in every process.
  renderChunk: (code) => ({
    code: code.replaceAll(
      /[^\0-\xff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  }),
}

const bundle = await rolldown({ input: ENTRIES, platform: 'node', cwd: root, plugins: [asItStood] })
await bundle.write({
  dir: folder,
  cleanDir: true,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  comments: false,
})
await bundle.close()
