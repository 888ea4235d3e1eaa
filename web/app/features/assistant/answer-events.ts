import type { ChatStreamEvent } from '@andariego/contract/assistant'

const FRAME = /^event: (\w+)\ndata: (.+)$/

/** What the server tells of an answer, as it comes; ends with the stream, throws when it breaks. */
export async function* answerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatStreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const frames = (rest + value).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const [, event, data] = FRAME.exec(frame) ?? []
      if (event && data) yield { event, data: JSON.parse(data) } as ChatStreamEvent
    }
  }
}
