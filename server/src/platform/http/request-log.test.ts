import fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { requestLog } from './request-log.ts'

test("a request's log line carries its id, and hides secrets as any other line", async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: requestLog,
    genReqId: () => 'the-request',
  })
  app.get('/quiet', async () => ({}))
  app.get('/heard', async ({ log }) => {
    log.warn({ password: 'S3CRET' }, 'seen')
    log.debug('not written at this level')
    return {}
  })
  lines.length = 0
  await app.inject('/heard')
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'seen')
  expect(told).toMatchObject([{ reqId: 'the-request', level: 'warn' }])
  expect(lines.join()).not.toMatch(/S3CRET|not written/)
})
