import { get } from 'node:http'
import type { Row } from '../row.ts'
import type { Context } from './context.ts'

const LIMIT_KILOBYTES = 130

/** Returns the compressed size of a response in bytes. */
const transferred = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/** Returns every script that a page's HTML names. */
const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'(](\/assets\/[^"')]+\.js)["')]/g)].map(([, path = '']) => path)),
]

export const firstVisit = async ({ url, placeIds }: Context): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, path] of [
    ['/', '/'],
    ['/place/{id}', `/place/${placeIds[0]}`],
  ]) {
    const answer = await fetch(url + path)
    if (!answer.ok) continue
    const scripts = scriptsOf(await answer.text())
    const sizes = await Promise.all(scripts.map((script) => transferred(url + script)))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    rows.push({
      what: `JavaScript for a first visit of ${name}`,
      figure: `${kilobytes.toFixed(1)} KB in ${scripts.length} files`,
      target: `≤ ${LIMIT_KILOBYTES} KB compressed`,
      ok: kilobytes <= LIMIT_KILOBYTES,
    })
  }
  return rows
}
