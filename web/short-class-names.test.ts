import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

test('no two classes come out alike, however many a file has, and each build names them the same', () => {
  const files = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).map(
    (file) => `${import.meta.dirname}/${file}`,
  )
  const named = () => {
    const nameOf = shortClassNames()
    return files.flatMap((file) => Array.from({ length: 70 }, (_, index) => nameOf(`class${index}`, file)))
  }
  const names = named()
  expect(new Set(names).size).toBe(files.length * 70)
  expect(names.every((name) => /^[a-z][\w]{2,3}$/i.test(name))).toBe(true)
  expect(named()).toEqual(names)
})
