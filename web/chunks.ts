import { fileURLToPath } from 'node:url'

/** Packages that every page needs and that our own releases do not change: one file, which stays cached across releases. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|@tanstack)[\\/]/
/** Parts of these packages that few pages need. */
const SELDOM_NEEDED = /[\\/](useQueries|queriesObserver|useMutationState)\.js/

const app = (file: string) => fileURLToPath(new URL(`app/${file}`, import.meta.url))
const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'routes/page.tsx'].map(app)
/** The pages on which nearly every visit begins. */
const HOME = app('routes/home.tsx')
const PLACE = app('routes/place.tsx')

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** These modules and all modules that they import statically. */
const neededBy = (modules: string[], graph: Graph): Set<string> => {
  const needed = new Set(modules)
  // Iterating over a set includes the entries that are added meanwhile.
  for (const id of needed)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  return needed
}

/**
 * Puts the code of a first visit into as few files as possible, without one page loading another's code: compression works within
 * a file, and each export and import between files adds a name to both. What both `/` and `/place/{id}` need goes into the base
 * file.
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
    return SELDOM_NEEDED.test(id) ? null : (packed.get(id) ?? null)
  }
}

/** The files into which the browser's code is grouped; the bundler decides the rest. */
export const chunkGroups = () => [
  { name: 'framework', test: (id: string) => FRAMEWORK.test(id) && !SELDOM_NEEDED.test(id), priority: 1 },
  { name: firstVisitChunk(), debugName: 'first-visit' },
]

/** Chunks that the service worker finds by name, because it stores them only when they are used (service-worker-file.ts). */
const NAMED = /^(maplibre|google-)/

/** The other files are named by their hash alone: each page lists the names of a hundred, and words take a kilobyte of them. */
export const chunkFileName = ({ name }: { name: string }): string =>
  NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
