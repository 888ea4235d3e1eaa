import { describe, expect, test } from 'vitest'
import { createLane } from './optimistic-lane.ts'

/** A switch: each input is the wanted state; the test decides the server's answers. */
const setUp = ({ loaded = true } = {}) => {
  let shown: boolean | undefined = loaded ? false : undefined
  const history: boolean[] = []
  const open: { input: boolean; answer: (state: boolean) => void; fail: () => void }[] = []
  const lane = createLane<boolean, boolean, boolean>()
  const parts = {
    read: () => shown,
    show: (state: boolean) => {
      shown = state
      history.push(state)
    },
    apply: (_: boolean, input: boolean) => input,
    send: (input: boolean) =>
      new Promise<boolean>((resolve, reject) => {
        open.push({ input, answer: resolve, fail: () => reject(new Error('no')) })
      }),
    settle: (_: boolean, answer: boolean) => answer,
  }
  const next = async () => {
    await expect.poll(() => open.length).toBeGreaterThan(0)
    const request = open.shift()
    if (!request) throw new Error('nothing was sent')
    return request
  }
  const load = (state: boolean) => {
    shown = state
  }
  return {
    lane,
    open,
    next,
    load,
    shown: () => shown,
    history,
    run: (input: boolean) => lane.run(input, parts),
  }
}

describe('a change', () => {
  test('shows at once and settles on the server’s answer', async () => {
    const { run, next, shown } = setUp()
    const done = run(true)
    expect(shown()).toBe(true)
    ;(await next()).answer(false)
    await done
    expect(shown()).toBe(false)
  })

  test('is put back when it fails', async () => {
    const { run, next, shown } = setUp()
    const done = run(true)
    ;(await next()).fail()
    await expect(done).rejects.toThrow('no')
    expect(shown()).toBe(false)
  })
})

describe('rapid taps', () => {
  test('are sent one after the other, in order', async () => {
    const { run, next, open } = setUp()
    const done = [run(true), run(false), run(true)]
    const first = await next()
    expect([first.input, open.length]).toEqual([true, 0])
    first.answer(true)
    const second = await next()
    expect([second.input, open.length]).toEqual([false, 0])
    second.answer(false)
    ;(await next()).answer(true)
    expect(await Promise.all(done)).toEqual([true, false, true])
  })

  test('are not undone by the answer to an earlier one', async () => {
    const { run, next, shown, history } = setUp()
    const done = [run(true), run(false)]
    ;(await next()).answer(true)
    const second = await next()
    expect(shown()).toBe(false)
    second.answer(false)
    await Promise.all(done)
    expect(history.slice(1)).not.toContain(true)
  })

  test('end on what the server confirmed when the last one fails', async () => {
    const { run, next, shown } = setUp()
    const done = [run(true), run(false)]
    ;(await next()).answer(true)
    ;(await next()).fail()
    await Promise.allSettled(done)
    expect(shown()).toBe(true)
  })

  test('go on after a failure in between', async () => {
    const { run, next, shown } = setUp()
    const done = [run(true), run(false), run(true)]
    ;(await next()).fail()
    ;(await next()).answer(false)
    expect(shown()).toBe(true)
    ;(await next()).answer(true)
    await Promise.allSettled(done)
    expect(shown()).toBe(true)
  })
})

test('a change made before its state was loaded is sent, and the next one shows on what has been loaded', async () => {
  const { run, next, load, shown } = setUp({ loaded: false })
  const first = run(true)
  expect(shown()).toBeUndefined()
  const sent = await next()
  load(true)
  const second = run(false)
  expect(shown()).toBe(false)
  sent.answer(true)
  expect(await first).toBe(true)
  expect(shown()).toBe(false)
  ;(await next()).answer(false)
  await second
})

test('when the visitor leaves, nothing more is shown or sent in their name', async () => {
  const { lane, run, next, open, history } = setUp()
  const first = run(true)
  const second = run(false)
  const sent = await next()
  lane.retire()
  const before = history.length
  sent.answer(true)
  await first
  await expect(second).rejects.toThrow()
  expect([history.length, open.length]).toEqual([before, 0])
})
