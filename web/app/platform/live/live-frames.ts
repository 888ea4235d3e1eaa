import type { LiveEvent } from '@andariego/contract/live'

const DATA = 'data: '

/** What a frame says; null for one that only shows that the other side is there. */
const eventOf = (frame: string): LiveEvent | null => {
  const data = frame.split('\n').find((line) => line.startsWith(DATA))
  return data === undefined ? null : JSON.parse(data.slice(DATA.length))
}

/** The frames of an event stream as they come; ends with the stream, throws when it breaks. */
export async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent | null> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const frames = (rest + value).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) yield eventOf(frame)
  }
}
