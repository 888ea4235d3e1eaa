import type pg from 'pg'

/** A table, with what a backup needs to know about it. */
export interface TableShape {
  name: string
  /** Without generated columns: the database computes these again. */
  columns: string[]
}

const TABLES = `
  select relation.relname as name,
    array_agg(attribute.attname::text order by attribute.attnum) as columns
  from pg_class relation
    join pg_attribute attribute on attribute.attrelid = relation.oid
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and relation.relname <> 'migrations'
  group by relation.relname
  order by relation.relname`

const REFERENCES = `
  select child.relname as child, parent.relname as parent
  from pg_constraint reference
    join pg_class child on child.oid = reference.conrelid
    join pg_class parent on parent.oid = reference.confrelid
  where reference.contype = 'f' and reference.conrelid <> reference.confrelid
    and child.relnamespace = 'public'::regnamespace`

/** Returns every table with its columns, each after the tables that it references. Throws when references form a circle. */
export const tablesInOrder = async (client: pg.Client): Promise<TableShape[]> => {
  const { rows: tables } = await client.query<TableShape>(TABLES)
  const { rows: references } = await client.query<{ child: string; parent: string }>(REFERENCES)
  const ordered: TableShape[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isReady = ({ name }: TableShape) =>
      !references.some(({ child, parent }) => child === name && names.has(parent))
    const ready = waiting.filter(isReady)
    if (ready.length === 0) throw new Error(`Tables that refer to each other: ${[...names].join(', ')}.`)
    ordered.push(...ready)
    waiting = waiting.filter((table) => !isReady(table))
  }
  return ordered
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns `table (column, …)`, as COPY expects it. */
export const copyTarget = ({ name, columns }: TableShape): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`
