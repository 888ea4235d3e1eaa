import { type About, notificationText } from '@andariego/contract/notification-text-rules'
import type { ToldNotification } from '@andariego/contract/notifications'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { reviewAnchor } from '@andariego/contract/reviews-rules'
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

/** Puts a group of notifications into words. */
export const toldNotification = ({ id, about, people, count, at, isRead }: Group): ToldNotification => ({
  id,
  kind: about.kind,
  text: notificationText(about, people.map(calledBy), count),
  address: addressOf(about),
  people,
  count,
  at,
  isRead,
})
