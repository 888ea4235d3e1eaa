import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Relation {
  /** Domains that declare it in their `tables.ts`; `platform` counts as one. */
  owners: string[]
  /** A view is published: other domains may read it. */
  isView: boolean
}

/** The domain that a file of the server belongs to; null for files of none. */
export const domainOf = (file: string): string | null => {
  const [, domain, platform] = /^server\/src\/(?:features\/([^/]+)|(platform))\//.exec(file) ?? []
  return domain ?? platform ?? null
}

/** Names of tables that a `tables.ts` adds to the product's. */
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

/** Every table and view that the migrations leave behind, with its owners. */
export const tableOwners = (root: string): Map<string, Relation> => {
  const relations = new Map<string, Relation>()
  /** What stands under a table's old name is a table to the others: it was not published before, either. */
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
