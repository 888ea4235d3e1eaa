import { rateOf } from '../load.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

const PATH = '/api/chat/messages/me?limit=50'
const TRAVELLERS = 8
const NOTHING = '/nothing-new'

/** Builds the request that a panel repeats while it waits for an answer. */
const pollOf = async (url: string, traveller: number) => {
  const authorization = `Bearer ${await signIn(url, traveller)}`
  const asked = await fetch(`${url}/api/chat/messages`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message: '¿Qué puedes hacer?', conversationId: null }),
  })
  if (!asked.ok) throw new Error(`the assistant answered ${asked.status}`)
  const known = await fetch(url + PATH, { headers: { authorization } })
  const headers = { authorization, 'if-none-match': known.headers.get('etag') ?? '' }
  const { status } = await fetch(url + PATH, { headers })
  if (status !== 304) throw new Error(`nothing is new, and yet ${status}`)
  return headers
}

export const chatPoll = async ({ url, floor }: Context): Promise<Row[]> => {
  const polls = await Promise.all(Array.from({ length: TRAVELLERS }, (_, index) => pollOf(url, index + 1)))
  await floor.keep(NOTHING, 'application/json', Buffer.alloc(0))
  let turn = 0
  const headersInTurn = () => polls[turn++ % polls.length] ?? {}
  const poll = () => ({ path: PATH, headers: headersInTurn() })
  // The same headers, so that the client's cost is equal.
  const nothing = () => ({ path: NOTHING, headers: headersInTurn() })
  await rateOf(url, poll, 1)
  await rateOf(floor.url, nothing, 1)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => rateOf(url, poll),
    () => rateOf(floor.url, nothing),
    (rate) => rate,
  )
  return [
    {
      what: 'AI chat poll with nothing new (304)',
      figure: `${told} × floor (${product.toFixed(0)}/s against ${bare.toFixed(0)}/s)`,
      target: '≥ 0.5 × floor',
      unsteady,
      ok: ratio >= 0.5,
    },
  ]
}
