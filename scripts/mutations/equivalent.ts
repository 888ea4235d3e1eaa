/**
 * Mutants that no test can detect, because behaviour stays the same: their name in the report without the line, and the reason.
 */
export const EQUIVALENT: readonly { name: string; because: string }[] = [
  {
    name: 'server/src/platform/http/address-key.ts const [high = 0, low =[0 → 1]] = all.slice(6)',
    because: 'an address has eight groups: the default satisfies the compiler alone',
  },
  {
    name: 'server/src/platform/http/turns.ts if ([left === 0 → false]) working.delete(name)',
    because: 'a name that nobody works under stays in memory with 0, and is as free as before',
  },
  {
    name: 'server/src/features/notifications/clock-rules.ts const { year = 0, month = 1, day =[1 → 2], hour = 0, minute = 0 } = par',
    because: 'a date has a day: the default satisfies the compiler alone',
  },
  {
    name: 'server/src/features/moderation/restriction-rules.ts one.kind === other.kind ? endOf(one)[> → >=]endOf(other) : isBarred(one.ki',
    because: 'of two of one kind that end together either may be told',
  },
  {
    name: 'server/src/platform/http/limits.ts eason.msBeforeNext <= limiter.duration *[1000 → 1001])',
    because: 'a window that ends a thousandth later than any can still began under a wrong clock',
  },
  {
    name: 'server/src/features/gamification/ledger-repository.ts  back.round = paid.round and back.points[< →  <= ]0',
    because: 'no row of the ledger has 0 points: the table refuses them',
  },
  {
    name: "server/src/features/media/media-repository.ts .select(['storage_key', 'variants'])[.where((builder) => builder.or([ builder('storage_key', 'in' → nothing]",
    because: 'the keys of all rows are looked through: slower, and the same ones are known',
  },
  {
    name: 'server/src/features/moderation/spam-rules.ts const DAY_MS =[86_400_000 → 86400001]',
    because: 'a day that is a millisecond longer',
  },
  {
    name: 'server/src/features/accounts/verify-access-token.ts const LOOKED_UP_AGAIN_AFTER_MS =[60_000 → 60001]',
    because: 'a minute that is a millisecond longer',
  },
  {
    name: 'server/src/features/accounts/session-routes.ts const access =[refresh === null && bearer → true]? await tokens.readAccess(bear',
    because: 'a refresh token is preferred to whatever the access token says, and no token names no session',
  },
  {
    name: 'server/src/features/accounts/security/known-devices-repository.ts return row[&& → ||]token !== undefined ? { id: ro',
    because: 'a row was found by one of the tokens: it has one, and without a row there is none',
  },
  {
    name: `server/src/features/accounts/security/known-devices-repository.ts from sessions where id = \${sessionId})\`)[.where('user_id', '=', userId) → nothing]`,
    because:
      "a session's device is its user's; of a stranger's session the request fails, and nothing is deleted",
  },
  {
    name: 'server/src/features/accounts/email-change/link-routes.ts if ([await users.withEmail(email) → false]) throw taken(ifTaken)',
    because: 'the unique index refuses the address then, with the same answer',
  },
  {
    name: 'server/src/platform/events.ts t) => Buffer.byteLength(payloadOf(told))[<= → <]PAYLOAD_MAX_BYTES',
    because: 'PostgreSQL takes a hundred bytes more: news of exactly so many bytes may be told either way',
  },
  {
    name: 'server/src/platform/http/replay.ts const answer = plain ? (cache.get(url)[?? → &&]renderings.older(url)) : undef',
    because: 'the framework sends the kept answer then: the same one, at five times the cost',
  },
  {
    name: "server/src/features/media/moderated-media.ts .select(['id', 'mime_type as mimeType'])[.where('owner_type', '=', type) → nothing]",
    because: "an owner's id is unique among owners of all kinds",
  },
  {
    name: "server/src/features/media/moderated-media.ts t: isHidden ? sql<Date>`now()` : null })[.where('owner_type', '=', type) → nothing]",
    because: "an owner's id is unique among owners of all kinds",
  },
  {
    name: 'server/migrations/0031_merge_places.sql  same places do not wait for each other.[perform from all_places where id in (gone, kept) order by id → nothing]',
    because:
      'of two mergers that wait for each other PostgreSQL ends one, and it is tried again: slower, with the same outcome',
  },
  {
    name: 'server/src/features/accounts/tokens.ts (evenExpired && { currentDate: new Date([0 → 1]) }),',
    because: 'no token had expired a millisecond later either',
  },
  {
    name: 'server/src/features/media/sweep-media.ts if (batch.length[=== → !==]batchSize) await settle()',
    because: 'each key is looked up by itself: slower, and the same files go',
  },
  {
    name: 'server/src/features/media/sweep-media.ts if (file.modifiedAt[>= → >]olderThan) continue',
    because: 'a file of the very millisecond that is a day ago goes with this sweep or the next',
  },
  {
    name: 'server/src/features/media/video/sample-ranges.ts llowed.length && (allowed[first]?.end ??[0 → 1]) <= range.start) first++',
    because: 'the index was compared with the length: the default satisfies the compiler alone',
  },
  {
    name: "server/src/features/itineraries/plan/settle.ts if ([!('stopId' in operation) → false]) return null",
    because: 'an operation without a stop finds none: null either way',
  },
  {
    name: 'contract/src/trip-operations-rules.ts ne, other) => (one.date < other.date ? -[1 → 2]: 1))',
    because: 'what sorts asks for the sign alone',
  },
  {
    name: 'contract/src/trip-operations-rules.ts  other) => (one.date < other.date ? -1 :[1 → 2]))',
    because: 'what sorts asks for the sign alone',
  },
  {
    name: 'server/src/features/itineraries/item-positions.ts const from = low ?? Math.max(FIRST[- → +]1, (high ?? 0) - (count + 1) *',
    because: 'two of 33,768 positions are not used; the order is the same',
  },
  {
    name: 'contract/src/text-merge-rules.ts gth * Math.max(one.length, other.length)[> → >=]PAIRS_MAX) return null',
    because: 'a text of exactly 100,000 pairs is merged by lines, as one of 100,001 is',
  },
  {
    name: 'server/src/features/gamification/taking-back.ts if ([authorId === null → false]) return',
    because:
      'nobody but its author edits a review, and whoever edits has an account; the compiler wants to be told',
  },
  {
    name: `server/src/features/gamification/ledger-repository.ts sql\`or (action in (\${action}, \${[action === 'review_long' → true]? 'review_created' : action}) `,
    because: 'rows come along whose action the rules do not ask for',
  },
  {
    name: 'server/src/features/moderation/hold-back.ts mberSince, timesBefore: 0, inLastMinute:[0 → 1]}',
    because: 'one other text within the minute is as few as none: five of them arouse suspicion',
  },
  {
    name: 'server/src/features/media/form-parts.ts parts:[2 → 3]* files.most + fields.length +',
    because: 'files and fields have limits of their own, which come first',
  },
]
