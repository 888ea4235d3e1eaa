import { readdir, readFile } from 'node:fs/promises'
import { type Mutant, mutantsInSql } from './mutants-in-sql.ts'

interface Migration {
  file: string
  code: string
}
const ROOT = new URL('../../', import.meta.url)
const FOLDER = 'server/migrations'

export const allMigrations = async (): Promise<Migration[]> => {
  const names = await readdir(new URL(FOLDER, ROOT))
  return Promise.all(
    names.map(async (name) => ({
      file: `${FOLDER}/${name}`,
      code: await readFile(new URL(`${FOLDER}/${name}`, ROOT), 'utf8'),
    })),
  )
}

/** A complete definition of a function, view or trigger in a migration. */
const DEFINITION =
  /^create (?:or replace )?(?:(?:view|trigger) (\w+)[^;]*;|function (\w+)[^;$]*(?:;|\$\$[\s\S]*?\$\$;))/gm
const DROPPED = /^drop (?:view|trigger|function) (?:if exists )?(\w+)/gm
const STATEMENT = /\n +(?:perform|delete from|update|insert into)\b[^;]*;/g

/** Returns the mutants of a migration's functions, views and triggers that no later migration replaces or drops. */
export const mutantsInMigration = ({ file, code }: Migration, later: readonly Migration[]): Mutant[] => {
  const gone = new Set(
    later.flatMap((other) => [
      ...[...other.code.matchAll(DEFINITION)].map(([, view, name]) => view ?? name),
      ...[...other.code.matchAll(DROPPED)].map(([, name]) => name),
    ]),
  )
  return [...code.matchAll(DEFINITION)]
    .filter(([, view, name]) => !gone.has(view ?? name))
    .flatMap(({ 0: definition, index }) => [
      ...mutantsInSql(file, definition).map((mutant) => ({
        ...mutant,
        start: mutant.start + index,
        end: mutant.end + index,
      })),
      // A mutant that deletes a statement.
      ...[...definition.matchAll(STATEMENT)].map((statement) => ({
        file,
        start: index + statement.index,
        end: index + statement.index + statement[0].length,
        by: '',
      })),
    ])
}
