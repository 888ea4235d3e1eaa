/** Files of rules with the tests beside them, and how many of their rules to break. */
export interface Room {
  file: string
  tests: readonly string[]
  most: number
  /** Whether its numbers are sizes and times that nobody is promised: those are left as they are. */
  isTuned?: true
  /** Whether its tests need no database: they are quick. */
  isPure?: true
}

const features = 'server/src/features'
const platform = 'server/src/platform'
const http = `${platform}/http`
const points = ['points', 'badges', 'rules'].map((name) => `${features}/gamification/${name}.test.ts`)
const reviews = [`${features}/reviews/reviews.test.ts`, points[0] ?? '']
const accounts = [`${features}/accounts/accounts.test.ts`]

const policies = ['gamification', 'groups', 'itineraries', 'places', 'reviews'].map(
  (domain): Room => ({
    file: `${features}/${domain}/policies.ts`,
    tests: [`${features}/${domain}/policies.test.ts`],
    most: 4,
    isPure: true,
  }),
)

const pure = (file: string, most: number, tests = [file.replace(/\.ts$/, '.test.ts')]): Room => ({
  file,
  tests,
  most,
  isPure: true,
})

export const ROOMS: readonly Room[] = [
  ...policies,
  pure(`${features}/gamification/rules.ts`, 20),
  pure(`${http}/address-key.ts`, 10),
  { ...pure(`${http}/encoding.ts`, 8), isTuned: true },
  pure(`${http}/page-address.ts`, 10),
  { ...pure(`${http}/turns.ts`, 8), isTuned: true },
  pure(`${http}/byte-range.ts`, 6),
  { file: `${http}/limits.ts`, tests: [`${http}/limits.test.ts`], most: 12 },
  { ...pure(`${platform}/cache.ts`, 12), isTuned: true },
  pure(`${features}/moderation/spam-rules.ts`, 8),
  pure(`${features}/media/original-filename.ts`, 4),
  pure(`${features}/places/cluster-grid.ts`, 6),
  pure(`${features}/notifications/clock-rules.ts`, 6),
  {
    file: `${features}/accounts/verify-access-token.ts`,
    tests: [`${features}/accounts/verify-access-token.test.ts`],
    most: 6,
  },
  { file: `${features}/accounts/sessions-repository.ts`, tests: accounts, most: 8 },
  { file: `${features}/accounts/mailed-tokens-repository.ts`, tests: accounts, most: 6 },
  { file: `${features}/accounts/tokens.ts`, tests: accounts, most: 6 },
  { file: `${features}/gamification/ledger-repository.ts`, tests: points, most: 10 },
  { file: `${features}/gamification/taking-back.ts`, tests: points, most: 8 },
  { file: `${features}/gamification/deeds.ts`, tests: points, most: 6 },
  { file: `${features}/gamification/unseen-repository.ts`, tests: points, most: 4 },
  { file: `${features}/reviews/reactions-repository.ts`, tests: reviews, most: 6 },
  { file: `${features}/reviews/reviews-repository.ts`, tests: reviews, most: 4 },
  { file: `${features}/media/quota.ts`, tests: [`${features}/media/quota.test.ts`], most: 6 },
  {
    file: `${features}/media/video/sample-ranges.ts`,
    tests: [`${features}/media/video/process-video.test.ts`],
    most: 8,
  },
  { file: `${features}/messages/strangers.ts`, tests: [`${features}/messages/messages.test.ts`], most: 5 },
  {
    file: `${features}/messages/messages-repository.ts`,
    tests: [`${features}/messages/messages.test.ts`],
    most: 6,
  },
  { file: `${features}/groups/members-repository.ts`, tests: [`${features}/groups/groups.test.ts`], most: 5 },
  { file: `${features}/itineraries/access.ts`, tests: [`${features}/itineraries/sharing.test.ts`], most: 5 },
  {
    file: `${features}/people/people-repository.ts`,
    tests: [`${features}/people/people.test.ts`, `${features}/people/blocks.test.ts`],
    most: 6,
  },
  { file: 'server/migrations/0005_reviews.sql', tests: reviews, most: 5 },
  { file: 'server/migrations/0006_gamification.sql', tests: points, most: 5 },
  { file: 'server/migrations/0009_messages.sql', tests: [`${features}/messages/messages.test.ts`], most: 6 },
  {
    file: 'server/migrations/0011_itinerary_shares.sql',
    tests: [`${features}/itineraries/sharing.test.ts`],
    most: 3,
  },
  {
    file: 'server/migrations/0028_hidden_content.sql',
    tests: [`${features}/moderation/hidden.test.ts`, ...reviews],
    most: 5,
  },
]
