import { ApiError } from './api-error.ts'

/** Bad gateway, unavailable, gateway timeout; and a network that wants a login first. */
const NOT_FROM_SERVER = [502, 503, 504, 511]

/** A network that wants a login may also answer everything with its own page, as if that were what was asked for. */
const isForeignPage = ({ status, body }: ApiError) =>
  status >= 200 && status < 300 && typeof body === 'string'

/**
 * Whether a request failed without a word about what it carries: there was no answer, or one by something else on the way, or the
 * server is away, busy or restarting. Whether the server carried it out is not known.
 */
export const isUnheard = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.code === 'timeout' ||
    error.code === 'unreachable' ||
    NOT_FROM_SERVER.includes(error.status) ||
    isForeignPage(error))
