import { type Config, ConfigurationError, readConfig } from './platform/config.ts'

/** Reads the configuration from `.env` and the environment; exits with one line on standard error when it is invalid. */
export const configOfEnvironment = (): Config => {
  try {
    process.loadEnvFile()
  } catch {
    // Without an .env file, only the environment counts.
  }
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`Configuración no válida. ${error.message}\n`)
    process.exit(1)
  }
}
