import type { FastifyInstance } from 'fastify'
import type { LetterContent } from '../server/src/platform/mail/letter.ts'
import type { Services } from '../server/src/platform/services.ts'
import type { Community } from './community/community.ts'
import { profiles } from './community/profiles.ts'
import { type TravellerName, travellers } from './community/travellers.ts'
import { loadMessages } from './load-messages.ts'
import { beginningOf, moveArrival, moveToDay, settleDates } from './move-into-the-past.ts'
import { paintAhead } from './paint-ahead.ts'
import { perform, type Stage } from './perform.ts'
import type { Picture } from './pictures/picture.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { arrivalsOf, deedsOf, timelineOf } from './timeline.ts'

interface Loading {
  app: FastifyInstance
  services: Services
  /** Every mail that the application has sent; grows as it sends more. */
  letters: LetterContent[]
  community: Community
  paint: (picture: Picture) => Promise<Buffer>
  /** Receives the completed share, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Signs people in one after the other: hashing all passwords at once would keep the application from answering. */
const arrive = async ({ app, letters }: Loading) => {
  const people: [string, SignedIn][] = []
  for (const [name, email] of Object.entries(travellers))
    people.push([name, await signIn(app, letters, email)])
  return Object.fromEntries(people) as Record<TravellerName, SignedIn>
}

/** Writes profiles; keeps those that were written or changed before. */
const introduce = async (people: Stage['people']) => {
  for (const [name, profile] of Object.entries(profiles)) {
    const { api } = people[name as TravellerName]
    const { data } = await api('GET /users/me/profile')
    if (data.name === null) await api('PUT /users/me/profile', { body: profile })
  }
}

/** Takes the earned notifications, so that nobody is congratulated on old deeds at their first visit. */
const hearOfIt = async (people: Stage['people']) => {
  for (const { id, api } of Object.values(people)) await api('GET /users/:id/stats', { params: { id } })
}

/**
 * Creates the sample community with its members' own requests, day by day, so that every rule of the product applies. Existing
 * data stays: an interrupted loading is continued.
 */
export const loadCommunity = async (loading: Loading): Promise<void> => {
  const { services, community, paint, onProgress } = loading
  const { database } = services
  const beginning = await beginningOf(database)
  const picturesOf = paintAhead(community, paint)
  const people = await arrive(loading)
  await introduce(people)

  const deeds = deedsOf(community)
  for (const [name, daysAgo] of arrivalsOf(deeds)) await moveArrival(database, people[name].id, daysAgo)
  const stage: Stage = {
    people,
    placeIds: new Map(),
    reviewIds: new Map(),
    itineraryIds: new Map(),
    picturesOf,
  }
  let done = 0
  for (const { daysAgo, steps } of timelineOf(deeds)) {
    for (const step of steps) {
      await Promise.all(step.map((deed) => perform(deed, stage)))
      done += step.length
      onProgress(done / deeds.length)
    }
    await moveToDay(database, beginning, daysAgo)
  }

  const messages = await loadMessages(people, community.conversations)
  await hearOfIt(people)
  await Promise.all(Object.values(people).map(({ leave }) => leave()))
  await settleDates(database, messages)
}
