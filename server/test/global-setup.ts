import { randomBytes } from 'node:crypto'
import { ensureGazetteer } from '@andariego/gazetteer'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { GAZETTEER_FILE } from '../src/features/maps/public.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { scratchDatabase } from './scratch-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's connection to the PostgreSQL that the tests share. */
    databaseUrl: string
    /** The migrated database that each test database is a copy of. */
    databaseTemplate: string
  }
}

/**
 * One PostgreSQL for all tests: the one of TEST_DATABASE_URL (whose user may create databases), else the embedded one in a
 * folder of its own. Whoever adds a place asks the gazetteer what it is.
 */
export default async (project: TestProject) => {
  ensureGazetteer(GAZETTEER_FILE)
  const given = process.env.TEST_DATABASE_URL
  const scratch = given ? null : await scratchDatabase()
  const databaseUrl = given ?? scratch?.url ?? ''
  const template = `template_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`)
  const url = new URL(databaseUrl)
  url.pathname = `/${template}`
  await migrate(url.href)
  project.provide('databaseUrl', databaseUrl)
  project.provide('databaseTemplate', template)
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await scratch?.remove()
  }
}
