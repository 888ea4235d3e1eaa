import { randomBytes } from 'node:crypto'
import { ensureGazetteer } from '@andariego/gazetteer'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { GAZETTEER_FILE } from '../src/features/maps/public.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { scratchDatabase } from './scratch-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's connection to the tests' shared PostgreSQL. */
    databaseUrl: string
    /** The migrated database that test databases are copied from. */
    databaseTemplate: string
  }
}

const query = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates a migrated database that test databases are copied from. */
export const makeTemplate = async (databaseUrl: string, name: string) => {
  await query(databaseUrl, `create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await migrate(url.href)
}

/**
 * Starts one PostgreSQL for all tests: that of TEST_DATABASE_URL (whose user must be able to create databases), else the embedded
 * one in a temporary folder. TEST_DATABASE_TEMPLATE names a database there that is already migrated. Adding a place needs the
 * gazetteer to guess its kind.
 */
export default async (project: TestProject) => {
  ensureGazetteer(GAZETTEER_FILE)
  const given = process.env.TEST_DATABASE_URL
  const scratch = given ? null : await scratchDatabase()
  const databaseUrl = given ?? scratch?.url ?? ''
  const migrated = process.env.TEST_DATABASE_TEMPLATE
  const template = migrated ?? `template_${randomBytes(6).toString('hex')}`
  if (!migrated) await makeTemplate(databaseUrl, template)
  project.provide('databaseUrl', databaseUrl)
  project.provide('databaseTemplate', template)
  return async () => {
    if (!migrated) await query(databaseUrl, `drop database if exists ${template} with (force)`)
    await scratch?.remove()
  }
}
