import { randomUUIDv7 } from 'node:crypto'
import { accountsMessages } from '@andariego/contract/accounts-rules'
import { messagesMessages } from '@andariego/contract/messages-rules'
import type { LastingPerson, Person } from '@andariego/contract/people'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { blocksRepository, isSomebodyElse, peopleRepository } from '../people/public.ts'
import { conversationsRepository } from './conversations-repository.ts'
import { messagesRepository, oldestMessage } from './messages-repository.ts'
import { decided } from './policies.ts'
import { comesOfStranger } from './strangers.ts'
import { tellOfMessage } from './tell-of-message.ts'

const notToOneself = (userId: string, otherId: string) => {
  if (!isSomebodyElse({ id: userId }, { id: otherId }))
    throw new Failure(422, 'validation', messagesMessages.toOneself)
}

const deletedPerson = (id: string): LastingPerson => ({
  id,
  email: DELETED_PERSON,
  userName: null,
  userEmail: DELETED_PERSON,
  userHandle: null,
  userPortrait: null,
  isDeleted: true,
})

export const messagesRoutes = (route: Route, { config, database, write }: Services) => {
  const conversations = conversationsRepository(database)

  route('POST /direct-messages', async ({ user, body: { receiverId, content } }) => {
    notToOneself(user.id, receiverId)
    return withData(
      await write(async (tx, emit) => {
        await blocksRepository(tx).takeTurns(user.id, receiverId)
        const inTransaction = conversationsRepository(tx)
        const [held, isRequest] = await Promise.all([
          // Loaded as the receiver sees them, because both get the sender's data.
          peopleRepository(tx).held([receiverId, user.id], receiverId),
          inTransaction.isRequest(receiverId, user.id),
        ])
        const [receiver, sender] = [receiverId.toLowerCase(), user.id].map((id) =>
          found(
            held.find((person) => person.id === id),
            messagesMessages.userNotFound,
          ),
        ) as [Person, Person]
        const written = { sender: user, receiver, content, isRequest }
        const isFromStranger = await comesOfStranger(tx, written, config)
        const message = await messagesRepository(tx).add({
          id: randomUUIDv7(),
          conversationId: randomUUIDv7(),
          sender,
          receiver,
          content,
          isFromStranger,
        })
        const [unreadCount, progress] = await Promise.all([
          inTransaction.unreadCount(receiver.id),
          inTransaction.progress(receiver.id, sender.id),
        ])
        const sent = decided(user, { ...message, senderEmail: user.email })
        // A restriction of the receiver's is told to their pages otherwise.
        const received = decided({ id: receiver.id, role: 'member' }, message)
        emit({ type: 'live', userIds: [user.id], event: { type: 'message', message: sent } })
        emit({ type: 'live', userIds: [receiver.id], event: { type: 'message', message: received } })
        emit({ type: 'live', userIds: [receiver.id], event: { type: 'unread', unreadCount } })
        if (progress) await tellOfMessage(tx, emit, { sender, receiver, progress })
        return sent
      }),
    )
  })

  route('PUT /direct-messages/requests/:userId', async ({ user, params: { userId } }) => {
    const isThere = await write((tx) => conversationsRepository(tx).accept(user.id, userId))
    if (!isThere) throw new Failure(404, 'not-found', messagesMessages.userNotFound)
    return withData({ isRequest: false as const })
  })

  /** Marks what a reader received from a writer as read, and tells both if anything was unread. */
  const markAsRead = (readerId: string, writerId: string, newest: { id: string; position: number }) =>
    write(async (tx, emit) => {
      if (!(await messagesRepository(tx).read(readerId, writerId, newest.position))) return
      const unreadCount = await conversationsRepository(tx).unreadCount(readerId)
      const read = { type: 'read', readerId, writerId, lastReadId: newest.id } as const
      emit({ type: 'live', userIds: [readerId, writerId], event: read })
      emit({ type: 'live', userIds: [readerId], event: { type: 'unread', unreadCount } })
    })

  route('GET /direct-messages/conversation/:userId', async ({ user, params, query }) => {
    notToOneself(user.id, params.userId)
    const [people, progress] = await Promise.all([
      peopleRepository(database).some([params.userId, user.id], user.id),
      conversations.progress(user.id, params.userId),
    ])
    const reader = found(
      people.find(({ id }) => id === user.id),
      accountsMessages.unauthenticated,
    )
    const person = people.find(({ id }) => id !== user.id)
    const known = person && { ...person, isDeleted: false }
    const deleted = progress && deletedPerson(params.userId.toLowerCase())
    const other = found(known ?? deleted, messagesMessages.userNotFound)
    // A forged cursor is refused whether or not there is anything to page through.
    if (query.cursor !== undefined) oldestMessage.read(query.cursor)
    if (!progress) return { ...withData([]), otherUser: other, isRequest: false, nextCursor: null }
    const thread = { reader, other, progress }
    const { data, nextCursor, newest } = await messagesRepository(database).page(thread, query)
    if (newest && progress.unreadCount > 0) await markAsRead(user.id, other.id, newest)
    const decidedMessages = data.map((message) => decided(user, message))
    return { ...withData(decidedMessages), otherUser: other, isRequest: progress.isRequest, nextCursor }
  })

  route('GET /direct-messages/conversations', async ({ user, query }) => ({
    success: true as const,
    ...(await conversations.list(user.id, query)),
  }))

  route('GET /direct-messages/unread-count', async ({ user }) =>
    withData({ unreadCount: await conversations.unreadCount(user.id) }),
  )
}
