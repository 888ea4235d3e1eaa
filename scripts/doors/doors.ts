import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageDeclarations } from '@andariego/contract/pages'
import { type Sighting, sightingsIn } from './sightings.ts'

/** Something of which there is one, and which everybody else has to use. */
interface Door {
  kind: Sighting['kind']
  past: RegExp
  /** The folders that it concerns. */
  rooms: readonly string[]
  /** The door itself, and files with a reason of their own. */
  except?: readonly string[]
  message: string
}

const PRODUCT = ['contract/src', 'server/src', 'web/app', 'web/service-worker']
/** Platform and ui hold the one of each thing. */
const ABOVE_UI = ['web/app/features', 'web/app/shell', 'web/app/routes']

const paths = Object.values(pageDeclarations).map(({ path }) => path)
const withoutParameter = paths.filter((path) => path !== '/' && !path.includes(':'))
/** What stands before the parameter of a page: '/place/'. */
const beforeParameter = new Set(
  paths.flatMap((path) => (path.startsWith('/:') ? [] : (/^.*?\/(?=:)/.exec(path)?.[0].slice(0, -1) ?? []))),
)
const anyOf = (texts: Iterable<string>) => `(?:${[...texts].join('|')})`

export const DOORS: readonly Door[] = [
  {
    kind: 'text',
    past: new RegExp(
      `(?:^|["'\`}=])(?:${anyOf(beforeParameter)}/(?:\\{\\}|[^:*?]*$)|${anyOf(withoutParameter)}(?:$|[?#"'\`]))`,
    ),
    rooms: PRODUCT,
    except: ['contract/src/pages.ts'],
    message: 'Addresses of pages come from the contract: pages.place({ id }).',
  },
  {
    kind: 'object',
    past: /(?=.*\btype=changed\b)(?=.*\btags\b)/,
    rooms: ['server/src'],
    except: ['**/changed.ts'],
    message: "A domain's changed.ts says which cache tags a change concerns: emit(changed.review(review)).",
  },
  {
    kind: 'attribute',
    past: /^role=combobox$/,
    rooms: ABOVE_UI,
    message: 'The one combobox is ui/form/combobox.',
  },
  {
    kind: 'attribute',
    past: /^role=alertdialog$/,
    rooms: ABOVE_UI,
    // It offers three ways on.
    except: ['web/app/features/itineraries/editor/leave-question.tsx'],
    message: 'The one dialog that asks before a deed is ui/overlay/confirm-dialog.tsx.',
  },
  {
    kind: 'use',
    past: /^(?:window\.)?(?:confirm|alert|prompt)\(\)$/,
    rooms: ['web/app'],
    message: 'Ask with ui/overlay/confirm-dialog.tsx, and tell with showToast.',
  },
  {
    kind: 'attribute',
    past: /^popover=/,
    rooms: ABOVE_UI,
    message: 'What opens beside a button is ui/overlay/menu.tsx, or is placed by ui/overlay/use-beside.ts.',
  },
  {
    kind: 'use',
    past: /^(?:EventSource|createParser)\(\)$/,
    rooms: ['web/app'],
    except: ['web/app/platform/live/event-stream.ts'],
    message: 'The one reader of event streams is platform/live/event-stream.ts.',
  },
  {
    kind: 'use',
    past: /^crypto\.randomUUID$/,
    rooms: ['web/app'],
    except: ['web/app/platform/new-id.ts'],
    message: 'Ids come from newId: a page that does not come over HTTPS has no randomUUID.',
  },
  {
    kind: 'use',
    past: /^navigator\.clipboard\.writeText$/,
    rooms: ['web/app'],
    except: ['web/app/ui/feedback/copy-text.ts'],
    message: 'Texts are copied by copyText: a page that does not come over HTTPS has no clipboard.',
  },
  {
    kind: 'object',
    past: /\bIdempotency-Key\b/,
    rooms: ['web/app'],
    except: ['web/app/platform/api/attempts.ts', 'web/app/platform/outbox/send-entry.ts'],
    message: 'useIdempotentMutation makes the keys of what creates something.',
  },
  {
    kind: 'key by hand',
    past: /^/,
    rooms: ['web/app'],
    except: [
      'web/app/platform/api/query-keys.ts',
      'web/app/platform/api/queries.ts',
      // It takes its key as KeyOf<State>.
      'web/app/platform/optimistic/use-optimistic-mutation.ts',
    ],
    message: 'A key of the query cache comes from an endpoint: query, pagedQuery, answersOf or keyOf.',
  },
  {
    kind: 'number',
    past: /^(?:6371|12742)(?:\d{3,4})?(?:\.\d+)?$/,
    rooms: [...PRODUCT, 'tools', 'scripts', 'bench', 'demo', 'e2e'],
    except: ['contract/src/distance.ts'],
    message: 'The one great-circle distance is metresBetween of contract/src/distance.ts.',
  },
  {
    kind: 'comment',
    past: /\bsigned[- ]in[\s*]+visitors?\b/i,
    rooms: [...PRODUCT, 'tools', 'scripts', 'bench', 'demo', 'e2e'],
    message: 'A visitor is not signed in: write user, or caller (CONTRIBUTING.md, words for people).',
  },
]

const isTest = (file: string) => /\.test\.tsx?$|\/test(ing)?\//.test(file)

/** Returns where code goes past a door, each as a line with file and line number. */
export const pastDoors = (root: string): string[] => {
  const rooms = [...new Set(DOORS.flatMap((door) => door.rooms))]
  const files = globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  )
  return [...new Set(files)].sort().flatMap((file) => {
    const doors = isTest(file)
      ? []
      : DOORS.filter(
          ({ rooms, except = [] }) =>
            rooms.some((room) => file.startsWith(`${room}/`)) &&
            !except.some((door) => door === file || (door.startsWith('**') && file.endsWith(door.slice(2)))),
        )
    if (doors.length === 0) return []
    const sightings = sightingsIn(file, readFileSync(join(root, file), 'utf8'))
    return doors.flatMap(({ kind, past, message }) =>
      sightings
        .filter((sighting) => sighting.kind === kind && past.test(sighting.value))
        .map(({ line }) => `${file}:${line} ${message}`),
    )
  })
}
