/** A claim, and the tests that fail when it is false. */
export interface Row {
  claim: string
  files: readonly string[]
}

const http = 'server/src/platform/http'
const storage = 'server/src/platform/storage'
const processes = 'server/src/platform/processes'
const media = 'server/src/features/media'

export const ATTACKS: readonly Row[] = [
  {
    claim:
      'Requests made at random from the OpenAPI document: none fails inside, no answer tells a stack, a query or a path of the server, none holds up others for 100 ms of the processor, but the first two of an address, which may load what a process loads once',
    files: ['server/src/fuzzed-requests.test.ts'],
  },
  {
    claim: 'Connections that break off at any point of any request: no process ends, no file stays behind',
    files: ['server/src/broken-off-requests.test.ts'],
  },
  {
    claim: 'Twelve users at random, in worlds of their own: every answer as a simple model of the rules says',
    files: ['server/src/random-users.test.ts'],
  },
  {
    claim: 'Cursors forged at random, for every list in every order',
    files: ['server/src/forged-cursors.test.ts'],
  },
  {
    claim: 'Every operation, asked by every role with the ids of others',
    files: ['server/src/permissions.test.ts'],
  },
  {
    claim:
      'A moderator decides about a report in three actions: with the mouse, a finger and the keyboard alone',
    files: ['e2e/moderators-desk.test.ts'],
  },
  {
    claim:
      'Texts that would run as scripts, in every field that others see (a new one fails the test until it has them), in a browser',
    files: ['e2e/script-payloads.test.ts'],
  },
  {
    claim: 'Nobody learns by time which addresses have an account: AUC within 0.45 and 0.55',
    files: ['server/src/features/accounts/account-timing.test.ts'],
  },
  {
    claim:
      'Hostile files: bombs, cut, mislabelled, with foreign bytes; and where a photo or film was taken is in no byte that is kept',
    files: [
      `${media}/receive-file.test.ts`,
      `${media}/video/process-video.test.ts`,
      `${media}/original-filename.test.ts`,
    ],
  },
  {
    claim:
      '10,000 films with altered bytes, sizes, offsets and boxes: none is served with bytes that no track of its own names, none takes long',
    files: [`${media}/video/altered-videos.test.ts`],
  },
  { claim: 'Uploads beyond what may be stored, and many at once', files: [`${media}/quota.test.ts`] },
  {
    claim:
      'A refresh token used again ends its session; tokens that are forged, expired or of nobody are refused; no credential outlives a change of the password',
    files: [
      'server/src/features/accounts/accounts.test.ts',
      'server/src/features/accounts/verify-access-token.test.ts',
      'server/src/features/accounts/tokens.test.ts',
    ],
  },
  {
    claim: 'The same request 50 times at once, in two processes: done once, and answered alike',
    files: ['server/src/platform/database/write.test.ts', 'server/src/features/places/places.test.ts'],
  },
  {
    claim:
      'Geocoder and model follow no redirect; an address in any field of any operation, or as the picture of a place that is then shown, is not fetched: nothing comes to a listener there',
    files: [
      'server/src/features/maps/maps.test.ts',
      'server/src/features/assistant/model',
      'server/named-addresses.test.ts',
    ],
  },
  {
    claim: 'Request targets, headers and bodies that no browser sends',
    files: [`${http}/strange-requests.test.ts`],
  },
  {
    claim: 'Endless spellings of pages, and addresses that take turns',
    files: [`${http}/page-address.test.ts`, `${http}/renderings.test.ts`],
  },
  {
    claim:
      'The headers of every operation in each role, of every page, file and error of the real product; only one policy, and none that allows inline scripts; what is for members only and what is refused is stored nowhere',
    files: [
      'server/headers-everywhere.test.ts',
      `${http}/security-headers.test.ts`,
      `${http}/content-security-policy.test.ts`,
    ],
  },
  {
    claim: 'Limits by address and user, with forwarded garbage',
    files: [`${http}/limits.test.ts`, `${http}/address-key.test.ts`],
  },
  {
    claim: 'Two who register one address, in any order',
    files: ['server/src/features/accounts/two-registrants.test.ts'],
  },
  {
    claim:
      'A thousand sign-ups by script: one address opens five accounts in half an hour, whatever its headers say, one mailbox gets ten letters in an hour, however it is spelled, and none is confirmed',
    files: ['server/src/features/accounts/adversarial-sign-ups.test.ts'],
  },
  {
    claim:
      'Points: a thousand repetitions, at once and over days; photos that were seen before, and videos with other bytes around them',
    files: ['server/src/features/gamification'],
  },
  {
    claim:
      'Floods from one address of pages, files, the API’s documentation, sitemaps, sign-ins, sign-ups, streams, uploads, dripping bodies, and of what is refused or not found: others are answered all the while, at most 20 times as late as without it (the target of 20 ms is told where it is missed)',
    files: ['server/floods.test.ts', `${http}/fair-shares.test.ts`],
  },
  {
    claim:
      'Dependencies: scripts at an install are approved by name, and `npm audit` knows of nothing high or critical (where the registry can be asked: the figures tell)',
    files: ['scripts/dependencies.test.ts'],
  },
]

export const FAULTS: readonly Row[] = [
  {
    claim: 'A process killed between writes: what was acknowledged is there',
    files: [`${processes}/durability.test.ts`],
  },
  {
    claim:
      'A worker, the database, the parent, or parent and database of the product killed in turn, 50 times, while eight write places and files: all that was acknowledged is there and whole, and it is ready again within 10 s',
    files: ['server/durability.test.ts'],
  },
  {
    claim:
      'SIGTERM under load and in the midst of an upload: all that was sent before is answered, the upload with 201, and no later request is cut',
    files: ['server/sigterm.test.ts'],
  },
  {
    claim:
      'Two instances behind a balancer, of which one is killed: no read fails, no acknowledged write is lost, pages at either of them miss no event',
    files: ['server/two-instances.test.ts'],
  },
  {
    claim: 'Twenty who press like and dislike, 500 times each: counters equal the rows',
    files: ['server/src/features/reviews/reviews.test.ts'],
  },
  { claim: 'Workers killed, stopped and replaced', files: [`${processes}/supervisor.test.ts`] },
  {
    claim:
      'A frozen database, its connections or all of PostgreSQL under 22 mixed requests and an upload that was under way: 503 within 5 s (at most 8 s on a busy machine, which is told)',
    files: [
      'server/src/platform/database/frozen-database.test.ts',
      'server/src/platform/database/frozen-postgres.test.ts',
    ],
  },
  {
    claim:
      'A database that is stopped for 10 s under load: 503 with Retry-After, no process ends, and all goes on by itself',
    files: ['server/stopped-database.test.ts'],
  },
  {
    claim:
      'A full disk: the product refuses uploads with 507, leaves neither rows nor files, still reads, and goes on once there is room; a database without room for its tables still reads, one without room for its log ends and comes back by itself, and nothing acknowledged is lost',
    files: [`${storage}/full-disk.test.ts`, 'server/full-disk.test.ts'],
  },
  {
    claim: 'S3 that is silent, cuts and lies',
    files: [`${storage}/s3-silence.test.ts`, `${media}/silent-store.test.ts`],
  },
  {
    claim: 'A proxy that delays, cuts and corrupts in front of geocoder, model, S3 and SMTP',
    files: ['server/src/lying-proxies.test.ts'],
  },
  { claim: 'Clocks that jump, ahead and back', files: ['server/src/clock-jumps.test.ts'] },
  { claim: 'SMTP that is away, slow or refuses', files: ['server/src/platform/mail'] },
  { claim: 'Migrations, raced and failing', files: ['server/src/platform/database/migrate.test.ts'] },
  {
    claim:
      'Each migration while the version before reads and writes: no error, nobody waits longer than 500 ms (but for four older ones, which are told)',
    files: ['bench/migrations-under-load.test.ts'],
  },
  {
    claim: 'A base backup and the archived log bring back any moment, on a PostgreSQL of one’s own',
    files: ['server/point-in-time.test.ts'],
  },
  {
    claim: 'Backup and restore, also of backups by older versions',
    files: ['server/src/backup.test.ts', 'server/src/restore-older.test.ts'],
  },
  {
    claim: 'Counters, points and files that were altered by hand are found, and counted anew on request',
    files: ['server/src/checks.test.ts'],
  },
  {
    claim:
      'Three devices on one trip that lose, double and delay messages, in 10,000 random orders: all end equal',
    files: ['server/src/features/itineraries/plan/interleavings.test.ts'],
  },
]

/** What takes longer than all others together: each has a part of the report for itself, by its name. */
export const LONG: Readonly<Record<string, Row>> = {
  'Random orders in browsers': {
    claim:
      'Three travellers at four open pages of one trip who lose the connection, reload, leave and come back, in 100 random orders: all pages and the log show the same trip, no operation is lost or applied twice',
    files: ['e2e/trip-interleavings.test.ts'],
  },
  Accessibility: {
    claim:
      'Pages, dialogs and states in both schemes, 360 and 1280 px wide, and journeys with the keyboard alone: axe rates nothing serious or critical',
    files: [
      'e2e/pages.test.ts',
      'e2e/main-path.test.ts',
      'e2e/trip-by-keyboard.test.ts',
      'e2e/safety-by-keyboard.test.ts',
      'e2e/itineraries.test.ts',
      'e2e/people.test.ts',
      'e2e/groups.test.ts',
      'e2e/places.test.ts',
      'e2e/accounts.test.ts',
      'e2e/messages.test.ts',
      'e2e/moderation.test.ts',
      'e2e/assistant.test.ts',
    ],
  },
  'Memory over time': {
    claim:
      'Half an hour of a mixed load with full caches: memory grows by at most 1 MB a minute in all processes, no class of objects without end, and at most one answer in a thousand says that too many wait',
    files: ['server/memory-slope.test.ts'],
  },
}
