import { readdirSync } from 'node:fs'
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
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
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

/** What every page loads after its first frame for who is signed in. */
const MEMBERS = [
  'platform/offline/start.ts',
  'platform/outbox/outbox.ts',
  'platform/outbox/use-outbox.ts',
  'platform/api/send-or-queue.ts',
  'routes/user-tools.tsx',
  'shell/profile-menu.tsx',
  'shell/tell-of-drafts.ts',
].map(app)
const TRIP = app('routes/itinerary.tsx')
/** A trip as its public link shows it. */
const SHARED_TRIP = app('routes/shared-trip.tsx')
/** Parts of trips' pages; what adds a place to a trip comes with the page of the place. */
const OF_TRIPS = /[\\/]features[\\/]itineraries[\\/](?!adding)/
const ROUTES = readdirSync(app('routes'))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => app(`routes/${name}`))
/** Code that so many pages need is in one file, which comes with each of them. */
const MANY_PAGES = 8

/** In the order in which they take their modules. */
const SETS = ['many', 'shownTrips', 'members', 'common', 'trips', 'trip'] as const
type Sets = Record<(typeof SETS)[number], Set<string>>

const importedLater = (modules: Iterable<string>, graph: Graph): string[] =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

/** The parts of pages whose code comes when it is needed, and the parts of those. */
const laterParts = (pages: Set<string>[], graph: Graph): Set<string> => {
  const parts = new Set(pages.flatMap((needed) => importedLater(needed, graph)))
  for (const part of parts) for (const its of importedLater(neededBy([part], graph), graph)) parts.add(its)
  return parts
}

const packSets = (graph: Graph): Sets => {
  const pages = [EVERY_PAGE, ...ROUTES.map((route) => [route])].map((entries) => neededBy(entries, graph))
  const pagesWith = (id: string) => pages.filter((needed) => needed.has(id)).length
  const home = neededBy([HOME], graph)
  const place = neededBy([PLACE], graph)
  const trip = neededBy([TRIP], graph)
  const sharedTrip = neededBy([SHARED_TRIP], graph)
  const elsewhere = neededBy(
    [...laterParts(pages, graph)].filter((part) => !OF_TRIPS.test(part)),
    graph,
  )
  // Such a module would bring the file of one of these two pages to all the others.
  const leadsToOne = (id: string) =>
    [...neededBy([id], graph)].some((one) => home.has(one) !== place.has(one))
  const all = new Set(pages.flatMap((needed) => [...needed]))
  return {
    members: neededBy(MEMBERS, graph),
    many: new Set([...all].filter((id) => pagesWith(id) >= MANY_PAGES && !leadsToOne(id))),
    common: new Set([...trip].filter((id) => elsewhere.has(id))),
    shownTrips: new Set([...trip].filter((id) => sharedTrip.has(id))),
    trips: new Set([...trip].filter((id) => pagesWith(id) > 1)),
    trip,
  }
}

/**
 * Puts what is needed after a first visit into few files, too. The bundler makes a file for each set of pages that share modules: a
 * trip came in 83 files, half of them below a kilobyte, and the service worker answers each of them one by one. Whatever a module
 * of a set imports is in that set or in one before it, because the bundler adds to a file what its modules import.
 */
const laterChunks = () => {
  let packed: Sets | undefined
  return SETS.map((name, index) => ({
    name: (id: string, graph: Graph) => {
      packed ??= packSets(graph)
      return packed[name].has(id) ? `${name}-parts` : null
    },
    debugName: name,
    priority: SETS.length - index,
  }))
}

/** The files into which the browser's code is grouped; the bundler decides the rest. */
export const chunkGroups = () => {
  const later = laterChunks()
  return [
    {
      name: 'framework',
      test: (id: string) => FRAMEWORK.test(id) && !SELDOM_NEEDED.test(id),
      priority: later.length + 2,
    },
    { name: firstVisitChunk(), debugName: 'first-visit', priority: later.length + 1 },
    ...later,
  ]
}

/** Chunks that the service worker finds by name, because it stores them only when they are used (service-worker-file.ts). */
const NAMED = /^(maplibre|google-)/

/** The other files are named by their hash alone: each page lists the names of a hundred, and words take a kilobyte of them. */
export const chunkFileName = ({ name }: { name: string }): string =>
  NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'

/** One file for everything that a worker evaluates at its start: finding, reading and linking 200 files took half of that. */
export const serverGroup = () => {
  let needed: Set<string> | undefined
  return {
    name: (id: string, graph: Graph): string | null => {
      needed ??= neededBy(['\0virtual:react-router/server-build'], graph)
      return needed.has(id) ? 'pages' : null
    },
    debugName: 'server',
  }
}
