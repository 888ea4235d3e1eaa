import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkFileName, chunkGroups, serverGroup } from './chunks.ts'
import { directImports } from './direct-imports.ts'
import { iconSprite } from './icon-sprite.ts'
import { ownRouterParts } from './own-router-parts.ts'
import { shortClassNames } from './short-class-names.ts'

// Such an import still keeps its module out of the first chunk of a page, whoever else needs it; how long plugins take is measured on purpose.
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false }

export default defineConfig(({ command }) => ({
  plugins: [directImports(), iconSprite(), reactRouter(), ownRouterParts()],
  // Found only while the first page loads, these would make the development server load it twice.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'],
    include: ['react-dom/client', 'react-router', 'react-router/dom'],
  },
  css: {
    modules: {
      // A class is in the sheet once and in a page a hundred times. Development keeps long names that show where a rule is.
      ...(command === 'build' && { generateScopedName: shortClassNames() }),
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // One style sheet for all pages: the first frame waits for one file instead of fourteen, and later pages wait for none.
    cssCodeSplit: false,
    // Inlined files would need `data:` in the content security policy, and cannot be cached on their own.
    assetsInlineLimit: 0,
    // In kB: MapLibre is one file of its own, which only maps load.
    chunkSizeWarningLimit: 1200,
  },
  environments: {
    ssr: {
      // As an external package, the icons' index would load all 6,000 of them into every worker: 150 MB and a second at the start.
      resolve: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
      // Bundled, React would otherwise bring its development build along.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: { rolldownOptions: { checks, output: { codeSplitting: { groups: [serverGroup()] } } } },
    },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            entryFileNames: chunkFileName,
            chunkFileNames: chunkFileName,
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
}))
