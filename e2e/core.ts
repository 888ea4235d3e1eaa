/**
 * The journeys of `npm test`: the main stories of the product, in a few minutes on two cores. `npm run test:all` tells all of
 * them, and runs before a release and whenever a change touches what only they cover.
 */
export const CORE_JOURNEYS = [
  'accounts',
  'first-visit',
  'main-path',
  'messages',
  'moderation',
  'offline-trip',
  'pointed-at',
  'script-payloads',
  'sessions',
  'trip-by-keyboard',
  'trip-sharing',
  'ways-out',
].map((name) => `e2e/${name}.test.ts`)
