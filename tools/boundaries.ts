/** Who may import what, in one table; `npm run boundaries` writes boundaries.biome.json from it. */
export interface Zone {
  /** The folder whose files the zone contains, as a pattern. */
  folder: string
  /** How many levels of folders the zone has. */
  depth: number
  /** Imports from outside the folder that are allowed, relative to the folder's parent. */
  may: readonly string[]
  message: string
}

interface Files {
  /** Files, as patterns. */
  files: readonly string[]
  /** Patterns in Biome's syntax: refused imports, and after a `!` exceptions. */
  group: readonly string[]
  message: string
}

/** Rules for a top-level folder and everything in it, whatever the zones inside say. */
export interface Floor {
  files: readonly string[]
  never: readonly string[]
  message: string
  rules: readonly (Zone | Files)[]
  /** Tests may import anything of their own top-level folder; tests of the whole product also its build and start tools. */
  tests: readonly string[]
}

const INSIDE_PACKAGES = ['posters', 'gazetteer', 'local-postgres', 'map-regions'].map(
  (name) => `**/${name}/src/**`,
)
/** Folders that use the product; the product must not import them. */
const USERS = ['scripts', 'e2e', 'bench', 'demo'].map((folder) => `**/${folder}/**`)
const rulesFiles = (floor: string) => [`${floor}/**/rules.ts`, `${floor}/**/*-rules.ts`]
const PLAIN =
  'Rules are plain decisions about plain values: they import nothing that reads or writes anything.'

export const FLOORS: readonly Floor[] = [
  {
    files: [],
    never: [],
    message: '',
    rules: [
      {
        files: ['contract/src/**'],
        group: ['**', '!zod', '!zod/**', '!./**'],
        message: 'The contract imports zod and itself, nothing else: server and web both build on it.',
      },
      {
        files: ['contract/src/**/*-rules.ts'],
        group: ['**', '!./*-rules.ts'],
        message: "Rules of the contract reach the browser's first load: they import other rules only.",
      },
    ],
    tests: [],
  },
  ...['posters', 'gazetteer', 'local-postgres', 'map-regions'].map((name) => ({
    files: [`${name}/**`],
    never: ['@andariego/**'],
    message: 'A package knows nothing of the product.',
    rules: [
      { folder: `${name}/src`, depth: 3, may: [], message: 'A package imports itself and what npm brings.' },
    ],
    tests: [],
  })),
  {
    files: ['server/**'],
    never: ['**/web/app/**', '**/tools/**', ...INSIDE_PACKAGES, ...USERS],
    message: 'The server knows the web by the contract only, packages by their door, and nobody who uses it.',
    rules: [
      {
        folder: 'server/src/platform',
        depth: 4,
        may: [],
        message: 'The platform knows no feature and not the application built on it.',
      },
      {
        folder: 'server/src/features/*',
        depth: 4,
        may: ['*/public.ts', '../platform/**'],
        message:
          'A feature imports itself, the platform, the contract, and of another feature its public.ts.',
      },
      {
        files: rulesFiles('server/src'),
        group: ['**', '!@andariego/contract/**', '!./**', './**/*repository.ts', './**/*routes.ts'],
        message: PLAIN,
      },
      {
        files: ['server/src/**/policies.ts'],
        group: [
          '**',
          '!@andariego/contract/**',
          '!**/platform/policy.ts',
          '!./**',
          './**/*repository.ts',
          './**/*routes.ts',
        ],
        message: 'Policies say who may do what, from plain values: they import nothing that reads or writes.',
      },
    ],
    tests: ['server/**/*.test.ts*', 'server/**/test/**', 'server/**/testing/**'],
  },
  {
    files: ['web/app/**'],
    never: ['**/server/src/**', '@andariego/**', '!@andariego/contract/**', ...INSIDE_PACKAGES, ...USERS],
    message: 'The web knows the server by the contract only.',
    rules: [
      {
        folder: 'web/app/platform',
        depth: 2,
        may: [],
        message: "The web's platform knows nothing that is built on it.",
      },
      {
        folder: 'web/app/ui',
        depth: 2,
        may: ['platform/**'],
        message: 'The design system knows no feature: it imports itself and the platform.',
      },
      {
        folder: 'web/app/features/*',
        depth: 3,
        may: ['*/public.ts*', '*/constants.ts', 'maps/map-view.tsx', '../ui/**', '../platform/**'],
        message:
          'A feature imports itself, ui, platform, the contract, and of another feature its public.ts (its constants, and the map when it comes into view, without all the rest).',
      },
      {
        folder: 'web/app/shell',
        depth: 1,
        may: ['features/*/public.ts*', 'ui/**', 'platform/**'],
        message: 'The frame around the pages imports ui, platform, of features their public.ts, and no page.',
      },
      {
        folder: 'web/app/routes',
        depth: 1,
        may: ['features/*/public.ts*', 'features/*/pages/*.ts', 'shell/**', 'ui/**', 'platform/**'],
        message:
          "A page imports shell, ui, platform, and of a feature its public.ts or the page's own door, pages/<page>.ts.",
      },
      {
        files: ['web/app/*.ts*'],
        group: ['./features/**', '!./features/*/public.ts*', '!./features/*/pages/*.ts'],
        message: 'What starts the web knows of a feature its public.ts and pages/ only.',
      },
      {
        files: rulesFiles('web/app'),
        group: [
          '**',
          '!@andariego/contract/**',
          '!../**/platform/api/api-error.ts',
          '!./**',
          './**/*-query.ts',
          './**/use-*.ts',
        ],
        message: PLAIN,
      },
    ],
    tests: ['web/app/**/*.test.ts*', 'web/app/**/test/**', 'web/app/**/testing/**'],
  },
  {
    files: [],
    never: [],
    message: '',
    rules: [
      {
        files: ['web/service-worker/**'],
        group: ['**', '!./**', '!../app/platform/offline/*.ts', '!@andariego/contract/pages'],
        message:
          'The service worker imports itself, the list of pages, and what it shares with them: platform/offline.',
      },
    ],
    tests: ['web/service-worker/**/*.test.ts'],
  },
  {
    files: ['tools/**'],
    never: [...INSIDE_PACKAGES, ...USERS, '**/web/app/**'],
    message: 'Tools know the product, and none of those who share them.',
    rules: [],
    tests: [],
  },
  {
    files: ['e2e/**', 'demo/**', 'bench/**'],
    never: [...INSIDE_PACKAGES, ...USERS, '**/web/app/**'],
    message: 'What several folders share stands in tools/.',
    rules: [],
    tests: [],
  },
  {
    files: ['scripts/**'],
    never: [...INSIDE_PACKAGES, '**/e2e/**', '**/bench/**'],
    message: 'What several folders share stands in tools/.',
    rules: [],
    tests: [],
  },
  {
    files: ['server/*.test.ts'],
    never: ['**/web/app/**', ...INSIDE_PACKAGES, ...USERS],
    message:
      'Tests of the whole product start it with tools/ and know the server; they know the web by its pages.',
    rules: [],
    tests: [],
  },
]
