import Fastify from 'fastify'

// The floor: a bare Fastify server that returns given bytes from memory. Started by floor.ts.

const answers = new Map<string, { type: string; body: Buffer }>()
const app = Fastify()
app.get('/*', (request, reply) => {
  const answer = answers.get(request.url)
  if (!answer) return reply.code(404).send()
  return reply.type(answer.type).send(answer.body)
})
process.on('message', (message: { url: string; type: string; body: string }) => {
  answers.set(message.url, { type: message.type, body: Buffer.from(message.body, 'base64') })
  process.send?.('kept')
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })
