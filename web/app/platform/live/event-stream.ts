import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * The messages of an event stream as they arrive, and null for each comment, which the server sends as a heartbeat. Ends with the
 * stream, throws when it breaks.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage | null> {
  const heard: (EventSourceMessage | null)[] = []
  const parser = createParser({
    onEvent: (message) => heard.push(message),
    onComment: () => heard.push(null),
  })
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
    yield* heard.splice(0)
  }
}
