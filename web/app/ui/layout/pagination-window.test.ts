import { describe, expect, test } from 'vitest'
import { pageWindow } from './pagination-window.ts'

describe('the pages one can jump to', () => {
  test('are all of them when there are few', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4])
  })
  test('are the ends and the neighbours of the current one when there are many', () => {
    expect(pageWindow(50, 100)).toEqual([1, null, 49, 50, 51, null, 100])
    expect(pageWindow(1, 100)).toEqual([1, 2, null, 100])
    expect(pageWindow(100, 100)).toEqual([1, null, 99, 100])
  })
  test('never leave a gap of a single page', () => {
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  test('survive a page beyond the end', () => {
    expect(pageWindow(9, 3)).toEqual([1, 2, 3])
  })
})
