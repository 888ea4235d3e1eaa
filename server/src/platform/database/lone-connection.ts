import pg from 'pg'

/**
 * Opens a connection outside the pool, for work that lasts: no statement or idle transaction on it is ended for taking long. The
 * caller ends it. When it is lost, the running statement or the next one fails.
 */
export const openLoneConnection = async (databaseUrl: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name })
  // pg also emits a lost connection as an event, and an 'error' event without a listener would end the process.
  client.on('error', () => {})
  await client.connect()
  await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0')
  return client
}
