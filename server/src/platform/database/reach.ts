import pg from 'pg'
import { errorCode, errorMessage, StartError } from '../processes/start-error.ts'

const WITHIN_MS = 5_000

const explanations: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'that host cannot be reached',
  ENETUNREACH: 'that host cannot be reached',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  '28P01': 'it refuses the user or the password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database',
  '42501': 'this user may not connect to it',
  '53300': 'it has no connection free',
  '57P03': 'it is not taking connections yet',
}

/**
 * Checks that the operator's database can be reached and used. Throws StartError, which says where it failed and why, and never
 * contains the password.
 */
export const reachDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    const { host, database } = client
    const reason = explanations[errorCode(error) ?? ''] ?? errorMessage(error)
    const message = `DATABASE_URL (${database} at ${host}:${client.port}) cannot be used: ${reason}.`
    throw new StartError('database', message, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
