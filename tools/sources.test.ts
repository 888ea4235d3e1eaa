import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFrom } from './sources.ts'

test('is made again when a source changes or the result is missing, and not for a copy of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'andariego-sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [source, result, stamp] = ['one.ts', 'result', 'stamp'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  let made = 0
  const make = () =>
    makeFrom([join(folder, '*.ts')], { result, stamp }, () => {
      made += 1
      writeFileSync(result, '')
    })
  writeFileSync(source, 'export const one = 1')
  make()
  make()
  expect(made).toBe(1)

  utimesSync(source, 1_000, 1_000)
  make()
  expect(made).toBe(1)

  writeFileSync(source, 'export const one = 2')
  make()
  expect(made).toBe(2)

  rmSync(result)
  make()
  expect(made).toBe(3)
})
