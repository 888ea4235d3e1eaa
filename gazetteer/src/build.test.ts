import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { buildGazetteer, ensureGazetteer } from './build.ts'
import { isCurrent } from './fingerprint.ts'
import { openGazetteer } from './gazetteer.ts'
import { gazetteerForTests } from './gazetteer-for-tests.ts'

const gazetteer = gazetteerForTests()
const builtFile = inject('gazetteerFile')
const folder = mkdtempSync(join(tmpdir(), 'andariego-gazetteer-'))
afterAll(() => {
  gazetteer.close()
  rmSync(folder, { recursive: true, force: true })
})

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

describe('the gazetteer file', () => {
  // It builds the whole file once more, so `npm test` leaves it to `npm run test:all`.
  it('has the same bytes whenever and wherever it is built, and nothing is left beside it', {
    tags: ['release'],
    timeout: 240_000,
  }, () => {
    const file = join(folder, 'deep', 'gazetteer.sqlite')
    buildGazetteer(file)
    expect(digest(file)).toBe(digest(builtFile))
    expect(readdirSync(join(folder, 'deep'))).toEqual(['gazetteer.sqlite'])
  })

  it('is no larger than 50 MB', () => {
    expect(statSync(builtFile).size).toBeLessThan(50_000_000)
  })

  it('is not rebuilt while it is current', () => {
    expect(isCurrent(builtFile)).toBe(true)
    expect(ensureGazetteer(builtFile)).toBe(false)
  })

  it('is outdated when it is missing, empty, truncated or something else', () => {
    expect(isCurrent(join(folder, 'missing.sqlite'))).toBe(false)
    const other = join(folder, 'other.sqlite')
    writeFileSync(other, '')
    expect(isCurrent(other)).toBe(false)
    writeFileSync(other, readFileSync(builtFile).subarray(0, 5000))
    expect(isCurrent(other)).toBe(false)
    writeFileSync(other, 'not a database at all')
    expect(isCurrent(other)).toBe(false)
  })

  it('opens at once and is read-only', () => {
    const started = performance.now()
    openGazetteer(builtFile).close()
    expect(performance.now() - started).toBeLessThan(100)
    expect(() => openGazetteer(join(folder, 'missing.sqlite'))).toThrow()
  })
})
