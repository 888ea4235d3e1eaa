import { about, features, migration, ofDomain, platform, pure, type Room, room, tests } from './room.ts'

const http = `${platform}/http`
const accounts = tests('accounts/accounts')
const registering = tests('accounts/accounts', 'accounts/two-registrants', 'accounts/adversarial-sign-ups')
const securing = tests('accounts/security/security', 'accounts/accounts', 'accounts/nightly-purge')
const changingEmail = tests('accounts/email-change/email-change')
const secondFactor = tests('accounts/second-factor/second-factor')
const uploads = tests('media/uploads', 'media/quota')
const storage = ['s3-silence', 'storage'].map((name) => `${platform}/storage/${name}.test.ts`)
const points = tests('gamification/points', 'gamification/rules')
const messages = tests('messages/messages')
const sharing = tests('itineraries/sharing')
const owned = tests('media/owned-media')
const reviews = tests('reviews/reviews', 'reviews/changed', 'moderation/hold-back')
const hidden = tests('moderation/hidden-counts', 'reviews/reviews', 'places/places')
const plans = tests('itineraries/plan/interleavings', 'itineraries/plan/merged-text')

export const ROOMS: readonly Room[] = [
  ...about(
    'policies',
    ...['gamification', 'groups', 'itineraries', 'messages', 'people', 'places', 'reviews'].map((domain) =>
      pure(`${features}/${domain}/policies.ts`, 3),
    ),
    pure(`${features}/moderation/policies.ts`, 10),
    ofDomain('itineraries', 'company/policies', 1, tests('itineraries/company/company')),
    ofDomain('places', 'corrections/policies', 1, tests('places/corrections/corrections')),
  ),
  ...about(
    'rules',
    pure(`${features}/gamification/rules.ts`, 20),
    pure(`${features}/moderation/restriction-rules.ts`, 6),
    pure(`${features}/moderation/spam-rules.ts`, 8),
    pure(`${features}/places/cluster-grid.ts`, 5),
    pure(`${features}/notifications/clock-rules.ts`, 6),
    pure(`${http}/byte-range.ts`, 6),
    { ...pure(`${http}/encoding.ts`, 6), isTuned: true },
    pure(`${http}/page-address.ts`, 9),
  ),
  ...about(
    'sessions',
    room(`${features}/accounts/verify-access-token.ts`, 3),
    ofDomain('accounts', 'sessions-repository', 3, accounts),
    ofDomain('accounts', 'mailed-tokens-repository', 2, [
      ...tests('accounts/mailed-tokens-repository'),
      ...accounts,
    ]),
    ofDomain('accounts', 'tokens', 2, accounts),
    room(`${http}/session.ts`, 4, [
      `${http}/session.test.ts`,
      ...tests('accounts/accounts', 'moderation/moderation'),
    ]),
  ),
  ...about(
    'ways into an account',
    ofDomain('accounts', 'registration-routes', 8, registering),
    ofDomain('accounts', 'password-routes', 4, [
      ...tests('accounts/leaked/leaked-passwords', 'accounts/adversarial-sign-ups'),
      ...accounts,
    ]),
    ofDomain('accounts', 'session-routes', 6, securing),
    ofDomain('accounts', 'users-repository', 5, [...registering, ...changingEmail]),
    ofDomain('accounts', 'own-password', 2, tests('accounts/own-password')),
    ofDomain('accounts', 'security/known-devices-repository', 5, securing),
    ofDomain('accounts', 'security/open-session', 4, securing),
    ofDomain('accounts', 'email-change/email-changes-repository', 5, changingEmail),
    ofDomain('accounts', 'email-change/link-routes', 6, changingEmail),
    ofDomain('accounts', 'second-factor/second-factors-repository', 4, secondFactor),
    ofDomain('accounts', 'second-factor/second-step', 4, secondFactor),
    { ...ofDomain('accounts', 'second-factor/codes', 3, secondFactor), isTuned: true },
    ofDomain('accounts', 'passkeys/passkeys-repository', 4, [
      ...tests('accounts/passkeys/passkeys'),
      ...changingEmail,
    ]),
    {
      ...ofDomain(
        'accounts',
        'passkeys/challenges-repository',
        3,
        tests('accounts/passkeys/passkeys', 'accounts/nightly-purge'),
      ),
      isTuned: true,
    },
    ofDomain(
      'accounts',
      'security/security-events-repository',
      4,
      tests('accounts/security/security', 'accounts/nightly-purge'),
    ),
  ),
  ...about(
    'rate limits',
    pure(`${http}/address-key.ts`, 9),
    pure(`${http}/mailbox-key.ts`, 6),
    { ...pure(`${http}/turns.ts`, 6), isTuned: true },
    room(`${http}/limits.ts`, 4, [`${http}/limits.test.ts`, ...tests('accounts/adversarial-sign-ups')]),
  ),
  ...about(
    'cache',
    { ...pure(`${platform}/cache.ts`, 14), isTuned: true },
    pure(`${http}/answer-maker.ts`, 6),
    { ...pure(`${http}/renderings.ts`, 6), isTuned: true },
    { ...room(`${platform}/events.ts`, 6), isTuned: true },
  ),
  ...about('retried requests', room(`${platform}/database/write.ts`, 6), room(`${http}/replay.ts`, 4)),
  ...about('cursors', room(`${platform}/database/cursor.ts`, 3, ['server/src/forged-cursors.test.ts'])),
  ...about(
    'ledger',
    ofDomain('gamification', 'ledger-repository', 8, tests('gamification/ledger-repository')),
    ofDomain('gamification', 'taking-back', 8, points),
    pure(`${features}/gamification/deeds.ts`, 8),
    ofDomain('gamification', 'unseen-repository', 1, tests('gamification/badges', 'gamification/points')),
    migration('0006_gamification', 2, points),
  ),
  ...about(
    'reviews',
    ofDomain('reviews', 'reactions-repository', 2, reviews),
    ofDomain('reviews', 'reviews-repository', 2, reviews),
    ofDomain('reviews', 'changed', 3, tests('reviews/changed')),
  ),
  ...about(
    'media',
    pure(`${features}/media/original-filename.ts`, 3),
    pure(`${features}/media/serve-media.ts`, 10),
    pure(`${features}/media/sweep-media.ts`, 4),
    pure(`${features}/media/file-type.ts`, 6),
    { ...pure(`${features}/media/form-parts.ts`, 7), isTuned: true },
    pure(`${features}/media/video/sample-ranges.ts`, 8),
    pure(
      `${features}/media/video/clean-movie.ts`,
      5,
      tests('media/video/clean-movie', 'media/video/process-video'),
    ),
    room(`${features}/media/quota.ts`, 2),
    ofDomain('media', 'uploads-repository', 5, uploads),
    ofDomain('media', 'receive-part', 4, uploads),
    ofDomain('media', 'discard', 3, [...tests('reviews/reviews', 'people/portrait'), ...owned]),
    ofDomain('media', 'moderated-media', 4, tests('moderation/hidden', 'moderation/hidden-profile')),
    ofDomain('media', 'media-repository', 2, owned),
    migration('0020_media_owners', 2, owned),
    migration('0041_media_bytes', 2, tests('media/quota')),
  ),
  ...about(
    'storage',
    ...['folder-storage', 's3-storage', 's3-upload', 'storage'].map((name) => ({
      ...room(`${platform}/storage/${name}.ts`, 5, storage),
      isTuned: true as const,
    })),
  ),
  ...about(
    'messages',
    ofDomain('messages', 'strangers', 2, [...messages, ...tests('people/blocks')]),
    ofDomain('messages', 'messages-repository', 2, messages),
    ofDomain('messages', 'conversations-repository', 2, [...messages, ...tests('people/blocks')]),
    migration('0009_messages', 3, messages),
  ),
  ...about(
    'groups',
    ofDomain('groups', 'members-repository', 2, tests('groups/groups')),
    ofDomain('groups', 'groups-repository', 2, tests('groups/groups', 'people/blocks')),
    ofDomain('groups', 'handover', 2, tests('groups/groups')),
  ),
  ...about(
    "itineraries' log",
    pure(`${features}/itineraries/plan/settle.ts`, 8),
    pure('contract/src/trip-operations-rules.ts', 4, [...tests('itineraries/plan/trip-days'), ...plans]),
    pure('contract/src/trip-stops-rules.ts', 9, [...tests('itineraries/plan/trip-stops'), ...plans]),
    pure('contract/src/text-merge-rules.ts', 7, plans),
    pure(`${features}/itineraries/item-positions.ts`, 9),
    ofDomain('itineraries', 'plan/check-operations', 2, tests('itineraries/plan/operations')),
    ofDomain(
      'itineraries',
      'plan/plans-repository',
      2,
      tests('itineraries/plan/operations', 'itineraries/plan/long-log'),
    ),
    ofDomain(
      'itineraries',
      'items-repository',
      2,
      tests('itineraries/reordering', 'itineraries/itineraries'),
    ),
    ofDomain('itineraries', 'access', 2, [...sharing, ...tests('itineraries/links/links')]),
    migration('0011_itinerary_shares', 2, sharing),
  ),
  ...about(
    'blocking and hiding',
    ofDomain('people', 'people-repository', 2, tests('people/people', 'people/blocks')),
    ofDomain('people', 'select-person', 6, tests('people/profile', 'people/blocks', 'messages/messages')),
    ofDomain('people', 'blocks-repository', 2, tests('people/blocks')),
    ofDomain('people', 'shown-to', 2, tests('people/public-profile')),
    ofDomain('moderation', 'restrictions', 2, tests('moderation/moderation')),
    ofDomain('moderation', 'hold-back', 2, tests('moderation/hold-back')),
    migration('0025_blocks', 1, tests('people/blocks')),
    migration('0053_public_profiles', 2, tests('people/public-profile', 'moderation/moderation')),
    migration('0028_hidden_content', 4, hidden),
    migration('0031_merge_places', 2, tests('moderation/moderation')),
  ),
  ...about(
    'other triggers',
    migration('0005_reviews', 2, reviews),
    migration('0007_deep_pages_and_photos', 1, tests('reviews/review-pages', 'reviews/reviews')),
    migration('0029_moderation', 1, tests('moderation/moderation')),
    migration('0052_place_kinds', 1, tests('places/kinds/kinds', 'assistant/knowledge/told')),
    migration('0037_assistant_told', 2, tests('assistant/knowledge/told')),
  ),
]
