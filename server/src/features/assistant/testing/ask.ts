import type { ChatMessage, ChatStreamEvent } from '@andariego/contract/assistant'
import type { TestApp } from '../../../../test/test-app.ts'
import type { Traveller } from '../../../../test/traveller.ts'

/** Asks as the panel does, continuing the conversation of the previous answer. */
export const talk = ({ api }: Traveller) => {
  let conversationId: string | null = null
  return async (message: string): Promise<ChatMessage> => {
    const { data } = await api('POST /chat/messages', { body: { message, conversationId } })
    conversationId = data.conversationId
    return data
  }
}

const parse = (body: string): ChatStreamEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) } as ChatStreamEvent
    })

/** Asks with an event stream; returns all its events when it has ended. */
export const streamed = async ({ app }: TestApp, { accessToken }: Traveller, message: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/chat/messages',
    headers: { authorization: `Bearer ${accessToken}`, accept: 'text/event-stream' },
    payload: { message, conversationId: null },
  })
  return { status: response.statusCode, type: response.headers['content-type'], events: parse(response.body) }
}
