import { type About, notificationText } from '@andariego/contract/notification-text-rules'
import type { ToldNotification } from '@andariego/contract/notifications'
import { PEOPLE_SHOWN } from '@andariego/contract/notifications-rules'
import { pages } from '@andariego/contract/pages'
import type { Person } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { reviewAnchor } from '@andariego/contract/reviews-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { peopleRepository } from '../people/public.ts'
import type { Group } from './notifications-repository.ts'

const addressOf = (about: About): string => {
  switch (about.kind) {
    case 'message':
      return pages.chats({ con: about.userId })
    case 'reaction':
      return `${pages.place({ id: about.placeId })}#${reviewAnchor(about.reviewId)}`
    case 'review':
    case 'correction':
      return pages.place({ id: about.placeId })
    case 'group':
      return pages.groups()
    case 'trip':
      return pages.itinerary({ id: about.itineraryId })
    case 'reward':
      return pages.profile()
    case 'decision':
      return pages.notices()
    case 'report':
      return (about.isActed ? null : about.address) ?? pages.communityRules()
  }
}

/** Puts groups of notifications into words, with the people they name as the reader may see them. */
export const toldNotifications = async (
  database: Database | Tx,
  readerId: string,
  groups: readonly Group[],
): Promise<ToldNotification[]> => {
  const idsOf = ({ actorIds }: Group) => [...new Set(actorIds)].slice(0, PEOPLE_SHOWN)
  const ids = [...new Set(groups.flatMap(idsOf))]
  const people = ids.length === 0 ? [] : await peopleRepository(database).some(ids, readerId)
  const known = new Map<string, Person>(people.map((person) => [person.id, person]))
  return groups.map((group) => {
    const { id, about, count, at, isRead } = group
    const shown = idsOf(group).flatMap((actorId) => known.get(actorId) ?? [])
    return {
      id,
      kind: about.kind,
      text: notificationText(about, shown.map(calledBy), count),
      address: addressOf(about),
      people: shown,
      count,
      at,
      isRead,
    }
  })
}
