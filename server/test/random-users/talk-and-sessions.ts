import fc from 'fast-check'
import { expect } from 'vitest'
import { PASSWORD } from '../traveller.ts'
import { apiOf, idOf } from './deeds.ts'
import { areParted, haveGroupInCommon, type Talk, talkBetween } from './model.ts'
import { answered, expected, step, user } from './step.ts'

const two = { by: user, other: user }

const write = step(
  'write',
  fc.record({ ...two, content: fc.constantFrom('Hola', '¿Vamos?', 'Mira https://ejemplo.com', ' ') }),
  async (model, world, { by, other, content }) => {
    const talk = talkBetween(model, by, other)
    const side = talk?.sides.get(other)
    const isStranger = side === undefined ? !haveGroupInCommon(model, by, other) : side.isRequest
    const refusal = () => {
      if (content.trim() === '') return 422
      if (by === other) return 422
      if (areParted(model, by, other)) return 404
      return isStranger && content.includes('https:') ? 422 : undefined
    }
    const call = apiOf(model, by)('POST /direct-messages', {
      body: { receiverId: idOf(model, other), content },
    })
    const sent = await expected(world, refusal(), call)
    if (!sent) return
    const made: Talk = talk ?? {
      messages: [],
      sides: new Map([
        [by, { read: 0, isRequest: false }],
        [other, { read: 0, isRequest: isStranger }],
      ]),
    }
    model.talks.set([Math.min(by, other), Math.max(by, other)].join(' '), made)
    made.messages.push({ id: sent.data.id, from: by, content })
    // Replying accepts the conversation.
    made.sides.set(by, { read: made.sides.get(by)?.read ?? 0, isRequest: false })
    expect(sent.data).toMatchObject({
      senderId: idOf(model, by),
      receiverId: idOf(model, other),
      content,
      isRead: false,
    })
  },
)

const read = step('read', fc.record(two), async (model, world, { by, other }) => {
  const call = apiOf(model, by)('GET /direct-messages/conversation/:userId', {
    params: { userId: idOf(model, other) },
  })
  const refusal = () => {
    if (by === other) return 422
    return areParted(model, by, other) ? 404 : undefined
  }
  const page = await expected(world, refusal(), call)
  if (!page) return
  const talk = talkBetween(model, by, other)
  const readBy = (one: number) => talk?.sides.get(one)?.read ?? 0
  const all = (talk?.messages ?? []).map(({ id, from, content }, index) => ({
    id,
    content,
    isRead: index < readBy(from === by ? other : by),
  }))
  expect(page.data.map(({ id, content, isRead }) => ({ id, content, isRead }))).toEqual(all.slice(-50))
  const side = talk?.sides.get(by)
  expect(page.isRequest).toBe(side?.isRequest ?? false)
  const isWaiting = talk?.messages.some(({ from }, index) => from !== by && index >= readBy(by))
  if (side && isWaiting) side.read = all.length
})

const accept = step('accept', fc.record(two), async (model, world, { by, other }) => {
  const side = talkBetween(model, by, other)?.sides.get(by)
  const call = apiOf(model, by)('PUT /direct-messages/requests/:userId', {
    params: { userId: idOf(model, other) },
  })
  if (await expected(world, side ? undefined : 404, call)) Object.assign(side ?? {}, { isRequest: false })
})

const block = step('block', fc.record(two), async (model, world, { by, other }) => {
  const call = apiOf(model, by)('PUT /users/:id/block', { params: { id: idOf(model, other) } })
  if (!(await expected(world, by === other ? 422 : undefined, call))) return
  if (!model.blocks.some((one) => one.by === by && one.of === other)) model.blocks.push({ by, of: other })
})

const unblock = step(
  'unblock',
  fc.record({ number: fc.nat(50), ...two }),
  async (model, world, { number, ...chosen }) => {
    const { by, of } = model.blocks[number % Math.max(1, model.blocks.length)] ?? {
      by: chosen.by,
      of: chosen.other,
    }
    await expected(
      world,
      undefined,
      apiOf(model, by)('DELETE /users/:id/block', { params: { id: idOf(model, of) } }),
    )
    model.blocks = model.blocks.filter((one) => one.by !== by || one.of !== of)
  },
)

const signIn = step(
  'signIn',
  fc.record({ by: user, isRight: fc.boolean(), isKnown: fc.boolean() }),
  async (model, world, { by, isRight, isKnown }) => {
    const email = `${isKnown ? '' : 'nadie-'}${model.users[by]?.email}`.toUpperCase()
    const body = { email, password: isRight ? PASSWORD : 'Equivocada-1' }
    const call = world.test.api()('POST /auth/login', { body })
    const session = await expected(world, isRight && isKnown ? undefined : 401, call)
    if (!session) return
    expect(session.data.user.id).toBe(idOf(model, by))
    model.sessions[by]?.push(session.data)
  },
)

/** Ends the newest of a user's further sessions; its tokens are invalid from then on. */
const signOut = step('signOut', fc.record({ by: user }), async (model, world, { by }) => {
  const session = model.sessions[by]?.pop()
  if (!session) return
  const { accessToken, refreshToken } = session
  await expected(world, undefined, world.test.api()('POST /auth/logout', { body: { refreshToken } }))
  expect(await answered(world, world.test.api(accessToken)('GET /auth/sessions'))).toBe(401)
  expect(await answered(world, world.test.api()('POST /auth/refresh', { body: { refreshToken } }))).toBe(401)
})

const refresh = step('refresh', fc.record({ by: user }), async (model, world, { by }) => {
  const session = model.sessions[by]?.at(-1)
  if (!session) return
  const call = world.test.api()('POST /auth/refresh', { body: { refreshToken: session.refreshToken } })
  const rotated = await expected(world, undefined, call)
  if (rotated) Object.assign(session, rotated.data)
})

const registerAgain = step('registerAgain', fc.record({ by: user }), async (model, world, { by }) => {
  const body = { email: model.users[by]?.email ?? '', password: 'Otra-clave-1' }
  await expected(world, undefined, world.test.api()('POST /auth/register', { body }))
  // The password that others know does not sign in.
  expect(await answered(world, world.test.api()('POST /auth/login', { body }))).toBe(401)
})

/** Points are earned by deeds: requesting them adds nothing. */
const askForPoints = step('askForPoints', fc.record(two), async (model, world, { by, other }) => {
  const call = apiOf(model, by)('POST /users/:id/points', {
    params: { id: idOf(model, other) },
    body: { action: 'place_added' },
  })
  await expected(world, by === other ? undefined : 403, call)
})

const aDayPasses = step('aDayPasses', fc.record({ is: fc.nat(2) }), async (model, world, { is }) => {
  if (is > 0) return
  await world.aDayPasses()
  model.today += 1
})

export const TALK_AND_SESSIONS = [
  write,
  write,
  read,
  accept,
  block,
  unblock,
  unblock,
  signIn,
  signOut,
  refresh,
  registerAgain,
  askForPoints,
  aDayPasses,
]
