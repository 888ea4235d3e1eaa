import { endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'

interface Operation {
  summary: string
  security: object[]
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string } | undefined>
}

let andariego: TestApp
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  andariego = await testApp()
  const answer = await andariego.app.inject('/api/openapi.json')
  expect(answer.json().openapi).toBe('3.1.0')
  paths = answer.json().paths
})
afterAll(() => andariego.close())

test.each(Object.entries<Endpoint>(endpoints))('%s is documented as it is', (key, endpoint) => {
  const [method = '', path = ''] = key.split(' ')
  const address = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
  const operation = paths[address]?.[method.toLowerCase()]
  expect(operation?.summary).toBe(endpoint.summary)
  expect(operation?.security).toEqual(endpoint.auth === 'none' ? [] : [{ bearer: [] }])
  expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status ?? 200))
  for (const [code, status] of Object.entries(endpoint.errors ?? {})) {
    expect(operation?.responses[status]?.description).toContain(code)
  }
  expect(operation?.requestBody !== undefined).toBe(
    endpoint.body !== undefined || endpoint.multipart === true,
  )
  const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
  expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
})

test("the documentation's pages are served, and allow no foreign script", async () => {
  const page = await andariego.app.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|https?:)/)
})
