import type pg from 'pg'

/** The tables that grow with the community: none of them may be read from end to end for one request. */
export const LARGE = [
  'all_places',
  'all_reviews',
  'reactions',
  'media',
  'place_photos',
  'direct_messages',
  'conversation_sides',
  'notifications',
  'points_ledger',
  'favourites',
  'itineraries',
  'itinerary_items',
  'itinerary_operations',
]
/** The most rows that may be sorted for a page of 20: a few times what is shown, whatever the community's size. */
const SORTED_MOST = 400

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Node[]
}
export interface Asked {
  text: string
  values: unknown[]
}

const isAsked = (given: unknown): given is Asked =>
  typeof given === 'object' && given !== null && 'text' in given && 'values' in given

/** Makes a connection tell each of its statements that has parameters. */
export const record = (client: pg.ClientBase, tell: (asked: Asked) => void) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text === 'string' && Array.isArray(values)) tell({ text, values })
    else if (isAsked(text)) tell({ text: text.text, values: text.values })
    return query(text, values, ...rest)
  }) as typeof client.query
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const rowsOf = (node: Node) => node['Actual Rows'] * node['Actual Loops']

const briefly = (text: string) => text.replace(/\s+/g, ' ').slice(0, 300)

/** Returns what is wrong with how PostgreSQL runs a statement. */
export const faultsOf = async (pool: pg.Pool, { text, values }: Asked): Promise<string[]> => {
  const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values)
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }]
  return nodesOf(plan).flatMap((node) => {
    const type = node['Node Type']
    const table = node['Relation Name'] ?? ''
    if (type === 'Seq Scan' && LARGE.includes(table)) return [`reads all of ${table}: ${briefly(text)}`]
    // The days that have reviews may be sorted: a year has few of them.
    const isOfLarge = nodesOf(node).some((part) => LARGE.includes(part['Relation Name'] ?? ''))
    const sorted =
      type === 'Sort' && isOfLarge ? (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0) : 0
    return sorted > SORTED_MOST ? [`sorts ${sorted} rows: ${briefly(text)}`] : []
  })
}
