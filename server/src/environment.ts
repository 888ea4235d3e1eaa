import { type Config, ConfigurationError, readConfig } from './platform/config.ts'

/** The settings of `.env` and the environment, or the end: one line on standard error says what is wrong. */
export const configOfEnvironment = (): Config => {
  try {
    process.loadEnvFile()
  } catch {
    // No .env file: the environment alone counts.
  }
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`Configuración no válida. ${error.message}\n`)
    process.exit(1)
  }
}
