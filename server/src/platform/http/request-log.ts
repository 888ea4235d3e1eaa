import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
type Line = Parameters<FastifyBaseLogger['info']>

/** A logger whose lines carry the request's id. Created on first use, because most requests log nothing. */
export const requestLog = (log: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger => {
  let made: FastifyBaseLogger | undefined
  const own = () => {
    made ??= log.child(bindings)
    return made
  }
  const writing =
    (level: Level) =>
    (...line: Line) =>
      own()[level](...line)
  return {
    get level() {
      return own().level
    },
    set level(level) {
      own().level = level
    },
    fatal: writing('fatal'),
    error: writing('error'),
    warn: writing('warn'),
    info: writing('info'),
    debug: writing('debug'),
    trace: writing('trace'),
    silent: writing('silent'),
    child: (...given) => own().child(...given),
  }
}
