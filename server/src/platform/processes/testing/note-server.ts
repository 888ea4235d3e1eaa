import { plainLog } from '@andariego/local-postgres/testing/logs'
import { Client } from 'pg'
import { runProcesses } from '../supervisor.ts'

// The parent of the smallest complete server, for tests. Every worker is a note-worker.

process.exit(
  await runProcesses({
    dataDir: process.env.DATA_DIR ?? '',
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    workers: 2,
    workerEntry: new URL('note-worker.ts', import.meta.url),
    preparedEnvironment: (databaseUrl) => ({ DATABASE_URL: databaseUrl }),
    prepare: async (databaseUrl) => {
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query('CREATE TABLE IF NOT EXISTS note (id integer PRIMARY KEY)')
      await client.end()
      plainLog.info({ databaseUrl }, 'Prepared')
    },
    log: plainLog,
    orphanGraceSeconds: 5,
  }),
)
