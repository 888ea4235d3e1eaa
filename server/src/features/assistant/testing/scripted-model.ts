import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content of a chat request. */
interface Asked {
  path: string
  authorization: string | undefined
  body: {
    model: string
    stream: boolean
    max_tokens?: number
    messages: { role: string; content: string; tool_call_id?: string }[]
    tools?: { function: { name: string } }[]
  }
}

/** Answers one request; `step` counts from 0. */
export type Script = (asked: Asked, response: ServerResponse, step: number) => void | Promise<void>

const begin = (response: ServerResponse) => {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
}
const chunk = (response: ServerResponse, delta: object, finish: string | null = null) => {
  begin(response)
  const choices = [{ index: 0, delta, finish_reason: finish }]
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`,
  )
}
const end = (response: ServerResponse, finish: string) => {
  chunk(response, {}, finish)
  response.end('data: [DONE]\n\n')
}

/** Says a text, in these chunks. */
export const says =
  (...pieces: string[]): Script =>
  (_asked, response) => {
    for (const content of pieces) chunk(response, { content })
    end(response, 'stop')
  }

/** Calls a tool. */
export const calls =
  (name: string, parameters: object): Script =>
  (_asked, response, step) => {
    const call = { name, arguments: JSON.stringify(parameters) }
    chunk(response, { tool_calls: [{ index: 0, id: `call${step}`, type: 'function', function: call }] })
    end(response, 'tool_calls')
  }

/** Says the beginning of a text, and then nothing any more. */
export const stallsAfter =
  (text: string): Script =>
  (_asked, response) =>
    chunk(response, { content: text })

const read = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** Starts an OpenAI-compatible server that follows a script, one part per request; repeats the last part. */
export const scriptedModel = async (...first: Script[]) => {
  const asked: Asked[] = []
  let scripts = first
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    const question = {
      path: url,
      authorization: headers.authorization,
      body: JSON.parse((await read(request)) || '{}'),
    }
    const step = asked.push(question) - 1
    await scripts[Math.min(step, scripts.length - 1)]?.(question, response, step)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Starts another script. */
    follow: (...next: Script[]) => {
      scripts = next
      asked.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
