import { fileURLToPath } from 'node:url'

const at = (name: string) => fileURLToPath(new URL(`../../extracts/${name}`, import.meta.url))

/** Real extracts of two small countries. */
export const MONACO = at('monaco.osm.pbf')
export const ANDORRA = at('andorra.osm.pbf')
