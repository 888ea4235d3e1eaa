import type pg from 'pg'
import type { Wanted } from './load.ts'
import type { Person } from './streams.ts'

/** What travellers write, as requests. All of them are accepted: nobody writes to themselves, or likes a review of their own. */
export interface Writable {
  writers: readonly Person[]
  placeIds: readonly string[]
  /** Reviews by none of the writers. */
  reviewIds: readonly string[]
}

export type Kind = 'review' | 'reaction' | 'message' | 'favourite'

const BOUNDARY = 'form'
export const CONTENT = 'La vista desde arriba vale cada escalón; conviene llegar temprano y llevar agua.'

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

export const reviewOf = ({ token }: Person, placeId: string, content = CONTENT): Wanted => ({
  method: 'POST',
  path: `/api/places/${placeId}/reviews`,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  },
  body: `${part('rating', '4')}${part('content', content)}--${BOUNDARY}--\r\n`,
})

const json = ({ token }: Person, path: string, body: object): Wanted => ({
  method: 'POST',
  path,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const inTurn = <T>(values: readonly T[], turn: number): T => {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('There is nothing to take turns with.')
  return value
}

/** Returns one request of each kind for a turn: consecutive turns have different writers, and each writer reaches every target. */
export const writesOf = ({
  writers,
  placeIds,
  reviewIds,
}: Writable): Record<Kind, (turn: number) => Wanted> => {
  const writer = (turn: number) => inTurn(writers, turn)
  const round = (turn: number) => Math.floor(turn / writers.length)
  // Each round every writer goes on to the next target, so that no mark is taken off again before all were set.
  const target = (turn: number) => (turn % writers.length) * 31 + round(turn)
  return {
    review: (turn) => reviewOf(writer(turn), inTurn(placeIds, turn)),
    reaction: (turn) =>
      json(writer(turn), `/api/places/reviews/${inTurn(reviewIds, target(turn))}/reaction`, { type: 'like' }),
    message: (turn) => {
      const others = writers.length - 1
      const receiver = inTurn(writers, turn + 1 + (round(turn) % others))
      return json(writer(turn), '/api/direct-messages', { receiverId: receiver.id, content: `Hola ${turn}` })
    },
    favourite: (turn) => json(writer(turn), `/api/places/${inTurn(placeIds, target(turn))}/favorite`, {}),
  }
}

/** Returns reviews that none of these people wrote, in random order. */
export const reviewsByOthers = async (
  pool: pg.Pool,
  people: readonly Person[],
): Promise<{ id: string; author: string }[]> => {
  const { rows } = await pool.query(
    'select id, user_id as author from reviews where user_id <> all($1) order by random() limit 5000',
    [people.map(({ id }) => id)],
  )
  return rows
}

/** Sends a write and returns its answer. @throws when it is refused: a refused write is none. */
export const send = async (url: string, wanted: Wanted, headers: Record<string, string> = {}) => {
  const { path, method = 'POST', body } = wanted
  const answer = await fetch(url + path, {
    method,
    headers: { ...wanted.headers, ...headers },
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 200)}`)
  return text
}
