import type { DemoConversation } from './community/messages.ts'
import type { TravellerName } from './community/travellers.ts'
import type { SignedIn } from './sign-in.ts'

/** Writes the conversations, continuing an interrupted loading; returns when each message was written. */
export const loadMessages = async (
  people: Record<TravellerName, SignedIn>,
  conversations: readonly DemoConversation[],
) => {
  const dated: { id: string; hoursAgo: number }[] = []
  for (const { between, messages, unread = 0 } of conversations) {
    const [one, other] = between
    const receiverOf = (author: TravellerName) => (author === one ? other : one)
    const read = async (reader: TravellerName) => {
      const params = { userId: people[receiverOf(reader)].id }
      return (await people[reader].api('GET /direct-messages/conversation/:userId', { params })).data
    }
    const last = messages.at(-1)
    // The last author has read everything, so reading in their name marks nothing.
    const written = last ? await read(last[0]) : []
    for (const [index, [author, hoursAgo, content]] of messages.entries()) {
      const receiver = receiverOf(author)
      const body = { receiverId: people[receiver].id, content }
      const known = written[index]?.id
      const id = known ?? (await people[author].api('POST /direct-messages', { body })).data.id
      dated.push({ id, hoursAgo })
      if (known === undefined && index < messages.length - unread) await read(receiver)
    }
  }
  return dated
}
