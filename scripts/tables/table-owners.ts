import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Relation {
  /** The domains that declare it in their `tables.ts`; `platform` counts as one. */
  owners: string[]
  /** Other domains may read views. */
  isView: boolean
}

/** Returns the domain of a server file; null for files of no domain. */
export const domainOf = (file: string): string | null => {
  const [, domain, platform] = /^server\/src\/(?:features\/([^/]+)|(platform))\//.exec(file) ?? []
  return domain ?? platform ?? null
}

/** Returns the tables that a `tables.ts` declares. */
const declaredIn = (file: string, code: string): string[] => {
  const names: string[] = []
  new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => {
      if (id.name !== 'Tables') return
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
          names.push(member.key.name)
    },
  }).visit(parseSync(file, code).program)
  return names
}

const CREATED =
  /\b(create|drop)\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(table|view)\s+(?:if\s+(?:not\s+)?exists\s+)?(\w+)/gi

const RENAMED = /\balter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)/gi

/** Returns every table and view that the migrations leave, with its owners. */
export const tableOwners = (root: string): Map<string, Relation> => {
  const relations = new Map<string, Relation>()
  /** A view under a table's former name counts as a table: other domains could not read it before either. */
  const oldNames = new Set<string>()
  for (const file of globSync('server/migrations/*.sql', { cwd: root }).sort()) {
    const statements = readFileSync(join(root, file), 'utf8').replace(/--.*$/gm, '')
    for (const [, name = '', renamed = ''] of statements.matchAll(RENAMED)) {
      oldNames.add(name)
      relations.set(renamed, { owners: [], isView: false })
    }
    for (const [, verb, kind, name = ''] of statements.matchAll(CREATED)) {
      if (verb?.toLowerCase() === 'drop') relations.delete(name)
      else relations.set(name, { owners: [], isView: kind?.toLowerCase() === 'view' && !oldNames.has(name) })
    }
  }
  for (const file of globSync('server/src/**/tables.ts', { cwd: root }).sort()) {
    const domain = domainOf(file)
    if (domain === null) continue
    for (const name of declaredIn(file, readFileSync(join(root, file), 'utf8'))) {
      const relation = relations.get(name) ?? { owners: [], isView: false }
      relation.owners.push(domain)
      relations.set(name, relation)
    }
  }
  return relations
}
