import { fileURLToPath } from 'node:url'

/** What every page needs and no release of ours changes: one file, cached across releases. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|@tanstack)[\\/]/

const app = (file: string) => fileURLToPath(new URL(`app/${file}`, import.meta.url))
const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'routes/page.tsx'].map(app)
/** Where nearly every visit begins. */
const HOME = app('routes/home.tsx')
const PLACE = app('routes/place.tsx')

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** These modules, and what they need before they run. */
const neededBy = (modules: string[], graph: Graph): Set<string> => {
  const needed = new Set(modules)
  // A set hands out what is added while it is gone through.
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}

/**
 * Packs what a first visit needs in as few files as it can without one page bringing another's code: compression works within
 * a file, and each export and import between files is a name in both. What both `/` and `/place/{id}` need comes with the base.
 */
const firstVisitChunk = () => {
  let packed: Map<string, string> | undefined
  const pack = (graph: Graph) => {
    const home = neededBy([HOME], graph)
    const place = neededBy([PLACE], graph)
    const both = [...home].filter((id) => place.has(id))
    const base = neededBy([...EVERY_PAGE, ...both], graph)
    const named = [
      [place, 'place-parts'],
      [home, 'home-parts'],
      [base, 'base'],
    ] as const
    return new Map(named.flatMap(([ids, name]) => [...ids].map((id) => [id, name] as const)))
  }
  return (id: string, graph: Graph): string | null => {
    packed ??= pack(graph)
    return packed.get(id) ?? null
  }
}

/** The files that the browser's code is packed in; the rest is up to the bundler. */
export const chunkGroups = () => [
  { name: 'framework', test: FRAMEWORK, priority: 1 },
  { name: firstVisitChunk(), debugName: 'first-visit' },
]
