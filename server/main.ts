import { configOfEnvironment } from './src/environment.ts'
import { serve } from './src/serve.ts'

// Production is the default: pages have the strict policy, and React its fast build.
process.env.NODE_ENV ||= 'production'

const code = await serve({
  config: configOfEnvironment(),
  onReady: (address) => process.stdout.write(`\n  Andariego está en ${address}\n\n`),
})
process.exit(code)
