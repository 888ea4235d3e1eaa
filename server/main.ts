import { configOfEnvironment } from './src/environment.ts'
import { serve } from './src/serve.ts'

// Whoever starts this is no developer unless they say so: pages are strict, and React is the fast one.
process.env.NODE_ENV ||= 'production'

const code = await serve({
  config: configOfEnvironment(),
  onReady: (address) => process.stdout.write(`\n  Andariego está en ${address}\n\n`),
})
process.exit(code)
