import { describe, expect, test } from 'vitest'
import { memoryStorage, storageEvent } from '../../../platform/testing/memory-storage.ts'
import { messageOf, NOTHING } from './earned.ts'
import { createPendingStore, unannounced } from './pending-store.ts'

const ANA = 'ana'
const POPULAR = { slug: 'popular', name: 'Popular' }
const LEVEL_2 = { level: 2, badges: [] }

describe('what was earned and not seen', () => {
  test('is there after a reload, for its owner alone, until it is seen', () => {
    const storage = memoryStorage()
    createPendingStore(storage, null).add(ANA, LEVEL_2)
    const reloaded = createPendingStore(storage, null)
    expect(reloaded.get(ANA)).toEqual({ ...LEVEL_2, announced: NOTHING })
    expect(reloaded.get('bruno')).toBeNull()
    reloaded.announced(ANA)
    expect(createPendingStore(storage, null).get(ANA)?.announced).toEqual(LEVEL_2)
    reloaded.seen(ANA)
    expect(createPendingStore(storage, null).get(ANA)).toBeNull()
  })

  test('is announced once, and what is added to it alone', () => {
    const fresh = () => {
      const pending = store.get(ANA)
      return pending && unannounced(pending)
    }
    const store = createPendingStore(memoryStorage(), null)
    store.add(ANA, LEVEL_2)
    store.announced(ANA)
    store.add(ANA, LEVEL_2)
    expect(fresh()).toEqual(NOTHING)
    store.add(ANA, { level: null, badges: [POPULAR] })
    expect(store.get(ANA)).toMatchObject({ level: 2, badges: [POPULAR] })
    expect(fresh()).toEqual({ level: null, badges: [POPULAR] })
    store.announced(ANA)
    store.add(ANA, { level: 3, badges: [] })
    expect(fresh()).toEqual({ level: 3, badges: [] })
  })

  test('is still told when an earlier release has stored the names of badges alone', () => {
    const kept = { level: null, badges: ['Popular', 'Fotógrafo'], announced: { badges: ['Popular'] } }
    const store = createPendingStore(memoryStorage({ [`notification:${ANA}`]: JSON.stringify(kept) }), null)
    const pending = store.get(ANA)
    expect(pending && messageOf(pending)).toBe(
      '¡Ganaste la insignia Popular! ¡Ganaste la insignia Fotógrafo!',
    )
    expect(pending && messageOf(unannounced(pending))).toBe('¡Ganaste la insignia Fotógrafo!')
  })

  test('is told to the other tabs', () => {
    const storage = memoryStorage()
    const events = new EventTarget()
    const here = createPendingStore(storage, events)
    let told = 0
    here.subscribe(() => {
      told += 1
    })
    createPendingStore(storage, null).add(ANA, LEVEL_2)
    events.dispatchEvent(storageEvent(`notification:${ANA}`))
    events.dispatchEvent(storageEvent('themeMode'))
    expect(told).toBe(1)
    expect(here.get(ANA)?.level).toBe(2)
  })

  test('lives as long as the page where nothing can be stored, and nonsense in storage is nothing', () => {
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new Error('full')
      },
    })
    for (const storage of [null, full]) {
      const store = createPendingStore(storage, null)
      store.add(ANA, LEVEL_2)
      expect(store.get(ANA)?.level).toBe(2)
      store.seen(ANA)
      expect(store.get(ANA)).toBeNull()
    }
    for (const nonsense of ['{', 'null', '[]', '{"badges":7}']) {
      const storage = memoryStorage({ [`notification:${ANA}`]: nonsense })
      expect(createPendingStore(storage, null).get(ANA)).toBeNull()
    }
  })
})
