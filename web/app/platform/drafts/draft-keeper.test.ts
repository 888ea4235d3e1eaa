import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createDraftKeeper } from './draft-keeper.ts'

const open = (storage: Storage, userId?: string) => {
  const keeper = createDraftKeeper<string>('review:1', storage)
  return { ...keeper, shown: keeper.adopt(userId, '') }
}

describe('a typed text', () => {
  test('survives a reload', () => {
    const storage = memoryStorage()
    const page = open(storage, 'ana')
    page.change('Qué lug')
    page.change('Qué lugar')
    page.save()
    expect(open(storage, 'ana').shown).toBe('Qué lugar')
  })

  test('is written by itself a moment after the last key', async () => {
    const storage = memoryStorage()
    open(storage, 'ana').change('Qué lugar')
    await expect.poll(() => open(storage, 'ana').shown).toBe('Qué lugar')
  })

  test('is gone once the server has it', () => {
    const storage = memoryStorage()
    const page = open(storage, 'ana')
    page.change('Qué lugar')
    page.clear()
    page.save()
    expect(open(storage, 'ana').shown).toBe('')
    expect(storage.length).toBe(0)
  })

  test('stays on the screen and with its user when the login is lost', () => {
    const storage = memoryStorage()
    const page = open(storage, 'ana')
    page.change('Qué')
    expect(page.adopt(undefined, '')).toBeUndefined()
    page.change('Qué lugar')
    page.save()
    expect(open(storage).shown).toBe('')
    expect(open(storage, 'ana').shown).toBe('Qué lugar')
  })

  test('typed anonymously goes along when the visitor signs in, here or on a page loaded anew', () => {
    const storage = memoryStorage()
    const page = open(storage)
    page.change('Qué lugar')
    expect(page.adopt('ana', '')).toBeUndefined()
    expect(open(storage).shown).toBe('')
    expect(open(storage, 'ana').shown).toBe('Qué lugar')

    const other = open(storage)
    other.change('Volveré')
    other.save()
    expect(open(storage, 'luz').shown).toBe('Volveré')
  })

  test('is not shown to another user', () => {
    const storage = memoryStorage()
    const page = open(storage, 'ana')
    page.change('Qué lugar')
    expect(page.adopt('luz', '')).toBe('')
    expect(page.adopt('ana', '')).toBe('Qué lugar')
  })

  test('is no reason to fail where nothing can be stored or what is stored is broken', () => {
    expect(open(memoryStorage({ 'draft:ana:review:1': '{' }), 'ana').shown).toBe('')
    const keeper = createDraftKeeper<string>('review:1', null)
    keeper.change('Qué lugar')
    expect(keeper.save).not.toThrow()
  })
})
