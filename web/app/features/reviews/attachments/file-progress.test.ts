import { expect, test } from 'vitest'
import { progressByFile } from './file-progress.ts'

const files = (...sizes: number[]) => sizes.map((bytes) => ({ bytes }))

test('files are sent one after the other', () => {
  expect(progressByFile(files(100, 300), { sent: 50, total: 400 })).toEqual([0.5, 0])
  expect(progressByFile(files(100, 300), { sent: 250, total: 400 })).toEqual([1, 0.5])
  expect(progressByFile(files(100, 300), { sent: 400, total: 400 })).toEqual([1, 1])
})

test('what the form adds around the files finishes no file early and leaves none behind', () => {
  expect(progressByFile(files(100, 100), { sent: 100, total: 240 })[0]).toBeLessThan(1)
  expect(progressByFile(files(100, 100), { sent: 240, total: 240 })).toEqual([1, 1])
})

test('it never runs backwards or over', () => {
  const sizes = [10, 1000, 1]
  let before = [0, 0, 0]
  for (let sent = 0; sent <= 1100; sent += 11) {
    const now = progressByFile(files(...sizes), { sent, total: 1100 })
    expect(now.every((value, index) => value >= (before[index] ?? 0) && value <= 1)).toBe(true)
    before = now
  }
  expect(before).toEqual([1, 1, 1])
})

test('without files there is nothing to tell', () => {
  expect(progressByFile(files(), { sent: 5, total: 10 })).toEqual([])
})

test('a file that is sent ahead in parts has its own progress, and the others begin with the form', () => {
  const mixed = [{ bytes: 100 }, { bytes: 1000, ahead: 250 }, { bytes: 100 }]
  expect(progressByFile(mixed, { sent: 0, total: 1 })).toEqual([0, 0.25, 0])
  const sent = [{ bytes: 100 }, { bytes: 1000, ahead: 1000 }, { bytes: 100 }]
  expect(progressByFile(sent, { sent: 100, total: 200 })).toEqual([1, 1, 0])
  expect(progressByFile(sent, { sent: 200, total: 200 })).toEqual([1, 1, 1])
})
