import { expect, it } from 'vitest'
import { safeOriginalFilename } from './original-filename.ts'

it.each([
  ['playa.jpg', 'playa.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fotos\\playa.jpg', 'playa.jpg'],
  ['..', 'archivo'],
  ['', 'archivo'],
  ['.htaccess', 'htaccess'],
  ['foto\0.php.jpg', 'foto.php.jpg'],
  ['a\r\nSet-Cookie: x=1.jpg', 'aSet-Cookie: x=1.jpg'],
  ['foto\u202Egpj.exe', 'fotogpj.exe'],
  ['\u2066foto\u2069\u200F.png', 'foto.png'],
  ['Cafe\u0301.jpg', 'Café.jpg'],
  ['  mi   foto .png ', 'mi foto .png'],
])('%j is shown as %j', (given, shown) => {
  expect(safeOriginalFilename(given)).toBe(shown)
})

it('a name of 300 characters keeps its extension and 200 characters', () => {
  const name = safeOriginalFilename(`${'ñ'.repeat(300)}.jpeg`)
  expect([...name]).toHaveLength(200)
  expect(name).toMatch(/ñ\.jpeg$/)
})

it('a long name of emoji is not cut inside one', () => {
  expect(safeOriginalFilename('🏝'.repeat(300)).isWellFormed()).toBe(true)
})
