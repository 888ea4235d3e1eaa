import { readFile } from 'node:fs/promises'
import { pageDeclarations } from '@andariego/contract/pages'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const [frame] = routes
const pages = frame?.children?.filter(({ path }) => path !== '*') ?? []
const pathOf = ({ path = '' }: { path?: string }) => `/${path}`

test('every page of the contract has a route, and every route is a page of the contract', () => {
  const declared = Object.values(pageDeclarations).map(({ path }) => path)
  expect(pages.map(pathOf).sort()).toEqual([...declared].sort())
})

test('pages for signed-in people ask for a session, and no others', async () => {
  const asking = []
  for (const page of pages) {
    const source = await readFile(new URL(page.file, import.meta.url), 'utf8')
    if (source.includes('useRequiredSession()')) asking.push(pathOf(page))
  }
  const forUsers = Object.values(pageDeclarations).filter(({ audience }) => audience === 'signed-in')
  expect(asking.sort()).toEqual(forUsers.map(({ path }) => path).sort())
})
