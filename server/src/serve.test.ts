import { expect, test } from 'vitest'
import { announcedAddress } from './serve.ts'

test.for([
  ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://localhost:3000', 'http://localhost:3000'],
  ['http://0.0.0.0:80', 'http://localhost', 'http://localhost'],
  ['http://127.0.0.1:41234', 'http://localhost:0', 'http://127.0.0.1:41234'],
  ['http://127.0.0.1:3000', 'https://viajes.example', 'http://127.0.0.1:3000'],
  ['http://192.168.1.5:3000', 'http://localhost:3000', 'http://192.168.1.5:3000'],
] as const)('at %s with links to %s the server announces %s', ([bound, publicUrl, announced]) => {
  expect(announcedAddress(bound, publicUrl)).toBe(announced)
})
