import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { growingIn, snapshotsOnSignal } from './test/heap-snapshots.ts'

test('a class of which more and more is held is found; what is let go, and a cache that is full, are not', async () => {
  const snapshots = await snapshotsOnSignal()
  const child = fork(new URL('test/leaking-process.ts', import.meta.url), {
    execArgv: snapshots.options.split(' '),
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await snapshots.remove()
  })
  const heaps = []
  for (let time = 0; time < 3; time++) {
    child.send('work')
    await once(child, 'message')
    heaps.push(await snapshots.take(child.pid ?? 0))
  }
  const growing = growingIn(heaps, { objects: 1_000, bytes: 1_000_000 })
  const found = Object.fromEntries(growing.map(({ name, counts }) => [name, counts]))
  expect(found).toMatchObject({ Leaked: [2_000, 4_000, 6_000], 'leakedCallback()': [2_000, 4_000, 6_000] })
  // What each leaked object brings along: its text, and the variables of its function.
  expect(Object.keys(found).toSorted()).toEqual([
    '(string)',
    'Leaked',
    'leakedCallback()',
    'system / Context',
  ])
  expect(heaps.map((heap) => heap.get('Cached')?.count)).toEqual([2_000, 3_000, 3_000])
  expect(heaps[2]?.has('Passing')).toBe(false)
})
