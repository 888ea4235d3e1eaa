import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainOf, type Relation, tableOwners } from './table-owners.ts'
import { tablesInCode } from './tables-in-code.ts'

/** Tests may use any table, to prepare data and to check it. */
const isTest = (file: string) => /\.test\.ts$|\/test(ing)?\//.test(file)

const ownership = (relations: Map<string, Relation>): string[] =>
  [...relations].flatMap(([name, { owners }]) => {
    if (owners.length === 1) return []
    return owners.length === 0
      ? `${name}: no domain declares this table in its tables.ts`
      : `${name}: declared by ${owners.join(' and ')}; one domain owns a table`
  })

/** Returns the violations of table ownership, each as a line with file and line number. */
export const foreignTables = (root: string): string[] => {
  const relations = tableOwners(root)
  const findings = ownership(relations)
  for (const file of globSync('server/src/{features,platform}/**/*.ts', { cwd: root }).sort()) {
    const domain = domainOf(file)
    if (domain === null || isTest(file)) continue
    for (const { name, isWrite, line } of tablesInCode(file, readFileSync(join(root, file), 'utf8'))) {
      const relation = relations.get(name)
      if (!relation || relation.owners.includes(domain) || (relation.isView && !isWrite)) continue
      const [owner] = relation.owners
      findings.push(`${file}:${line} names ${name}, a table of ${owner}: use what ${owner}/public.ts gives`)
    }
  }
  return findings
}
