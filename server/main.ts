import { configOfEnvironment } from './src/environment.ts'
import { serve } from './src/serve.ts'

const code = await serve({
  config: configOfEnvironment(),
  onReady: (address) => process.stdout.write(`\n  Andariego está en ${address}\n\n`),
})
process.exit(code)
