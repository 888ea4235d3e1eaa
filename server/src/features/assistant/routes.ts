import { randomUUIDv7 } from 'node:crypto'
import type { ChatMessage } from '@andariego/contract/assistant'
import { assistantMessages } from '@andariego/contract/assistant-rules'
import { placesMessages } from '@andariego/contract/places-rules'
import type { Tx } from '../../platform/database/database.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import { isFresh } from '../../platform/http/replay.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { placeFinder } from '../places/public.ts'
import { createAnswering } from './answering.ts'
import type { Assistant } from './assistant.ts'
import { emitChanged } from './changed.ts'
import { conversationsRepository } from './conversations-repository.ts'
import { sendEvents, wantsEventStream } from './event-stream.ts'
import { messagesRepository } from './messages-repository.ts'
import { placeAnswers } from './place-answers.ts'
import { stopSignal } from './stop-signal.ts'
import { followPlaces } from './understanding/follow-places.ts'
import { verdictsRepository } from './verdicts-repository.ts'
import { chatVersions } from './versions.ts'
import { wishedPlaces } from './wished-places.ts'

/** How many earlier exchanges the assistant receives. */
const REMEMBERED_EXCHANGES = 8

const unanswered = () =>
  new Failure(503, 'external-service', assistantMessages.failed, { headers: { 'retry-after': '5' } })

export const assistantRoutes = (route: Route, services: Services, assistant: Assistant) => {
  const { database, write } = services
  const messages = messagesRepository(database)
  const conversations = conversationsRepository(database)
  const answerTo = createAnswering(services, assistant)
  const versionTag = chatVersions(services)
  followPlaces(services)

  const begin = (id: string, userId: string, message: string, given: string | null) =>
    write(async (tx, emit) => {
      if (given !== null && !(await conversationsRepository(tx).isOf(given, userId)))
        throw new Failure(404, 'not-found', assistantMessages.conversationNotFound)
      const conversationId = given ?? (await conversationsRepository(tx).start(userId))
      await messagesRepository(tx).giveUpAbandoned(userId)
      const begun = await messagesRepository(tx).begin({ id, conversationId, userId, message })
      if (!begun) throw new Failure(409, 'busy', assistantMessages.busy, { headers: { 'retry-after': '5' } })
      emitChanged(emit, { userId, conversationId })
      return begun
    })

  route('POST /chat/messages', async ({ user, body, request, reply }) => {
    const { message, conversationId = null } = body
    const id = randomUUIDv7()
    const stop = stopSignal(services, id, reply)
    const begun = await begin(id, user.id, message, conversationId)
    const ask = async (onText: (text: string) => void): Promise<ChatMessage | undefined> => {
      // A retry under the same Idempotency-Key: the first request goes on answering; return what it has so far.
      if (begun.id !== id) return messages.one(begun.id)
      const context = await messages.context(begun.conversationId, REMEMBERED_EXCHANGES)
      return answerTo(begun, { userId: user.id, message, ...context }, { stop, onText })
    }
    if (!wantsEventStream(request)) {
      const answered = found(await ask(() => {}), assistantMessages.conversationNotFound)
      if (answered.status === 'failed') throw unanswered()
      return withData(answered)
    }
    return sendEvents(reply, async (send) => {
      send({ event: 'message', data: begun })
      const answered = await ask((text) => send({ event: 'text', data: { text } }))
      if (answered) send({ event: answered.status === 'failed' ? 'failed' : 'done', data: answered })
    })
  })

  const onTheSpot = placeAnswers(services)
  const finder = placeFinder(database)
  route(
    'GET /places/:id/answers',
    async ({ user, params: { id }, query: { question } }) => {
      const place = found(await finder.place(id), placesMessages.notFound)
      return withData(await onTheSpot.answer(place, question, user?.id ?? null))
    },
    { tags: ({ params }, { data }) => onTheSpot.tags(params.id, data) },
  )

  const byWish = wishedPlaces(services)
  route(
    'GET /places/wished',
    async ({ user, query }) => withData(await byWish.find(query, user?.id ?? null)),
    {
      tags: (_call, { data }) => byWish.tags(data),
    },
  )

  route('POST /chat/messages/:id/stop', ({ user, params: { id } }) =>
    write(async (tx, emit) => {
      const stopped = await messagesRepository(tx).stop(id, user.id)
      if (stopped) {
        emit({ type: 'answer-stopped', messageId: id })
        emitChanged(emit, stopped)
      }
      return withData(found(await messagesRepository(tx).seen(id, user.id), assistantMessages.answerNotFound))
    }),
  )

  route('PUT /chat/messages/:id/verdict', ({ user, params: { id }, body: { verdict } }) =>
    write(async (tx, emit) => {
      const isKept = await verdictsRepository(tx).give({ messageId: id, userId: user.id, verdict })
      const judged = found(
        isKept ? await messagesRepository(tx).one(id) : undefined,
        assistantMessages.answerNotFound,
      )
      emitChanged(emit, { userId: user.id, conversationId: judged.conversationId })
      return withData(judged)
    }),
  )

  route('GET /chat/messages/me', async ({ user, query, request, reply }) => {
    const tag = await versionTag(user.id)
    reply.header('etag', tag)
    if (isFresh(request.headers['if-none-match'], tag)) return reply.status(304).send()
    return withData(await messages.list(user.id, query))
  })

  const remove = (userId: string, which: (tx: Tx) => Promise<string[]>) =>
    write(async (tx, emit) => {
      const conversationIds = await which(tx)
      for (const conversationId of conversationIds) emitChanged(emit, { userId, conversationId })
      return messagesRepository(tx).removeConversations(conversationIds)
    })

  route('DELETE /chat/messages', async ({ user }) =>
    withData({ deleted: await remove(user.id, (tx) => conversationsRepository(tx).ids(user.id)) }),
  )

  route('GET /chat/conversations/me', async ({ user }) => withData(await conversations.list(user.id)))

  route('POST /chat/conversations', async ({ user }) =>
    withData(
      await write(async (tx) => {
        const id = await conversationsRepository(tx).start(user.id)
        const [started] = await conversationsRepository(tx).list(user.id, id)
        return found(started, assistantMessages.conversationNotFound)
      }),
    ),
  )

  route('DELETE /chat/conversations/current', async ({ user }) =>
    withData({
      deleted: await remove(user.id, async (tx) => {
        const [current] = await conversationsRepository(tx).ids(user.id)
        return [found(current, assistantMessages.conversationNotFound)]
      }),
    }),
  )
}
