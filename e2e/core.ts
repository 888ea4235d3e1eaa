/**
 * The journeys of `npm test`: one story of every part of the product, in a few minutes on two cores. `npm run test:all` tells all of
 * them, and runs before a release and whenever a change touches what only they cover.
 */
export const CORE_JOURNEYS = [
  'accounts',
  'adding-places',
  'addresses',
  'assistant-button',
  'first-visit',
  'groups',
  'kept-pages',
  'main-path',
  'messages',
  'moderation',
  'notifications',
  'offline-trip',
  'passkeys',
  'pointed-at',
  'reviews',
  'script-payloads',
  'sessions',
  'theme',
  'trip',
  'trip-by-keyboard',
  'trip-sharing',
  'two-steps',
  'ways-out',
].map((name) => `e2e/${name}.test.ts`)
