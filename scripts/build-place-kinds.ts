/**
 * Writes the drawings of the kinds of place, and the Spanish words by which imported regions call things of each kind, from their
 * table: `node scripts/build-place-kinds.ts`. The results are committed; run it after changing the table.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { table } from './place-kinds/table.ts'

const require = createRequire(import.meta.url)
const SPANISH: Record<string, { name?: string }> =
  require('@openstreetmap/id-tagging-schema/dist/translations/es.min.json').es.presets.presets
const FOLDERS = {
  maki: dirname(require.resolve('@mapbox/maki/package.json')),
  temaki: dirname(require.resolve('@rapideditor/temaki/package.json')),
}

/** Returns an icon's shapes as path data. */
const symbolOf = async (kind: string, icon: string): Promise<string> => {
  const [set, name] = icon.split('/') as [keyof typeof FOLDERS, string]
  const drawing = await readFile(join(FOLDERS[set], 'icons', `${name}.svg`), 'utf8')
  const paths = [...drawing.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) =>
    d
      .replaceAll(/&#x[0-9A-F]+;|\s+/gi, ' ')
      .replaceAll(/\d*\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
      .trim(),
  )
  const [, grid] = /viewBox="([^"]+)"/.exec(drawing) ?? []
  if (paths.length === 0 || !grid || /transform|<(circle|rect|polygon|g)\b/.test(drawing))
    throw new Error(`${icon} is not drawn by paths alone.`)
  return `<symbol id="${kind}" viewBox="${grid}" fill="currentColor"><path d="${paths.join('')}"/></symbol>`
}

const entries = Object.entries(table)
const symbols = await Promise.all(entries.map(([kind, { icon }]) => symbolOf(kind, icon)))
await writeFile(
  new URL('../web/app/features/places/kinds/place-kinds.generated.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)

/** The most specific preset decides: a palace is not a castle. */
const kindOfPreset = (id: string): string | undefined => {
  for (let part = id; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('/')))) {
    const found = entries.find(([, { presets }]) => presets.split(' ').includes(part))
    if (found) return found[0]
  }
  return undefined
}
const words: Record<string, string> = {}
for (const [id, { name }] of Object.entries(SPANISH).sort(
  ([a], [b]) => a.split('/').length - b.split('/').length,
)) {
  const kind = kindOfPreset(id)
  if (kind && name) words[name] ??= kind
}
const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(
  new URL('../server/src/features/places/kinds/osm-words.json', import.meta.url),
  `${JSON.stringify(sorted, null, 2)}\n`,
)
