import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { iconSprite } from './icon-sprite.ts'
import { ownRouteLoading } from './own-route-loading.ts'
import { shortClassNames } from './short-class-names.ts'

/** What every page needs and no release of ours changes: one file, cached across releases. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|@tanstack)[\\/]/

/** Small modules that nearly every page shares; a file for each would cost more in requests than it saves. Live is for users; offline comes when all is there. */
const PLATFORM =
  /app[\\/]platform[\\/](?!live[\\/]|offline[\\/]|outbox[\\/])|sprite-icon|virtual:(icon|place-kinds)/

/** The same for what the public pages are made of, once so many pages and dialogs use it that nearly every visit needs it. */
const SHARED =
  /app[\\/](ui[\\/](?!form[\\/])|features[\\/](places|reviews|maps))[\\/]?|contract[\\/]src[\\/](places|reviews|people|text|maps|distance)|vite[\\/]preload-helper/
const SHARED_BY = 4

export default defineConfig(({ command }) => ({
  plugins: [iconSprite(), reactRouter(), ownRouteLoading()],
  // Found only while the first page loads, they would make the development server load it twice.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'],
    include: ['react-dom/client', 'react-router', 'react-router/dom'],
  },
  css: {
    modules: {
      // A class stands in the sheet once and in a page a hundred times. Development keeps the names that tell where a rule is.
      ...(command === 'build' && { generateScopedName: shortClassNames() }),
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // One style sheet for all pages: the first frame waits for one file instead of fourteen, and no later page for any.
    cssCodeSplit: false,
    // Inlined files would need data: in the content security policy, and cannot be cached on their own.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // Loaded as a package its index brings all 6,000 icons into every worker: 150 MB and a second of start.
      resolve: { noExternal: ['@tabler/icons-react'] },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'platform', test: PLATFORM },
                { name: 'shared', test: SHARED, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
}))
