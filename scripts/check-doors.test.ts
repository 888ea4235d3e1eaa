// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted code holds templates
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageDeclarations } from '@andariego/contract/pages'
import { afterAll, expect, test } from 'vitest'
import { pastDoors } from './doors/doors.ts'

const folder = mkdtempSync(join(tmpdir(), 'andariego-doors-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the check's findings for this code in this file, without their messages. */
const found = (file: string, code: string): string[] => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), code)
  const findings = pastDoors(folder)
  rmSync(join(folder, file))
  return findings.map((finding) => finding.split(' ')[0] ?? '')
}
const SERVER = 'server/src/features/groups/one.ts'
const WEB = 'web/app/features/groups/one.tsx'

const REFUSED: [file: string, code: string][] = [
  [SERVER, 'const address = `/user/${id}`'],
  [SERVER, 'const link = `${publicUrl}/place/${id}`'],
  [WEB, 'const link = <a href="/login?next=/">Entrar</a>'],
  [WEB, 'const link = <Link to={`/itinerary/${id}/edit`} />'],
  ['web/service-worker/one.ts', 'const page = `<a href="/itineraries">Mis itinerarios</a>`'],
  [SERVER, "emit({ type: 'changed', tags: [placeTag(id)] })"],
  [SERVER, "const event = { tags, type: 'changed' }"],
  [WEB, '<input role="combobox" />'],
  [WEB, '<div role="alertdialog" />'],
  [WEB, "if (window.confirm('¿Seguro?')) leave()"],
  [WEB, "alert('Guardado.')"],
  [WEB, '<div popover="auto" />'],
  ['web/app/platform/live/one.ts', "const stream = new EventSource('/api/live')"],
  ['web/app/features/assistant/one.ts', 'const parser = createParser({ onEvent })'],
  [WEB, 'const id = crypto.randomUUID()'],
  [WEB, 'await navigator.clipboard.writeText(text)'],
  [WEB, "send({ headers: { 'Idempotency-Key': key } })"],
  [WEB, "client.setQueriesData({ queryKey: ['gamification'] }, null)"],
  [WEB, "client.getQueriesData({ queryKey: ['places', id] as const })"],
  [WEB, "client.isMutating({ mutationKey: [...itineraryKey, 'deletion'] })"],
  [WEB, "const KEY = ['x'] as const, all = client.getQueriesData({ queryKey: KEY })"],
  [WEB, "const queryKey = ['x'] as const, all = client.getQueriesData({ queryKey })"],
  [WEB, "const { queryKey } = { queryKey: ['x'] as const }"],
  [WEB, 'const change = (key: readonly string[]) => client.setQueriesData({ queryKey: key }, null)'],
  [WEB, "import { KEY } from './key.ts'; client.getQueriesData({ queryKey: KEY })"],
  [WEB, "const key = ['x'] as unknown as AnswerKey"],
  [WEB, "client.setQueryData(['x'] as unknown as KeyOf<Place>, place)"],
  [WEB, 'const metres = 6_371_008.8 * angle'],
  [SERVER, 'const kilometres = 12742 * angle'],
  ['bench/one.ts', 'const kilometres = 6371 * angle'],
  [WEB, '// Only for signed-in visitors.'],
  [WEB, '/** The level of a signed-in\n * visitor. */'],
]
test.each(REFUSED)('%s may not say: %s', (file, code) => {
  expect(found(file, code)).toEqual([`${file}:1`])
})

const pagePaths = Object.values(pageDeclarations).map(({ path }) => path as string)
test('every page of the contract is known, whatever its parameter', () => {
  const written = pagePaths
    .filter((path) => path !== '/' && !path.startsWith('/:'))
    .map((path) => path.replace(/:\w+\??/, '${id}'))
  expect(found(WEB, written.map((path) => `use(\`${path}\`)`).join('\n'))).toEqual(
    written.map((_, index) => `${WEB}:${index + 1}`),
  )
})

const ALLOWED: [file: string, code: string][] = [
  [WEB, 'const address = pages.user({ id })'],
  [WEB, "api('GET /groups')\nconst part = `/itineraries/${id}`"],
  [WEB, 'const pattern = `/places/${id}/reviews`'],
  [SERVER, 'emit(changed.review(review))'],
  [SERVER, "emit({ type: 'live', userIds, event: { type: 'unread', unreadCount } })"],
  ['server/src/features/groups/changed.ts', "const event = { type: 'changed', tags: [groupTag(id)] }"],
  ['web/app/ui/overlay/one.tsx', '<div popover="auto" role="alertdialog" />'],
  ['server/src/features/groups/one.test.ts', 'const address = `/user/${id}`'],
  [SERVER, 'const id = crypto.randomUUID()'],
  [WEB, 'const phone = 637100'],
  [WEB, "client.invalidateQueries(answersOf('GET /groups', { query: { limit: 20 } }))"],
  [WEB, "client.cancelQueries({ queryKey: keyOf('GET /places/:id', { params: { id } }) })"],
  [WEB, "const KEY = keyOf('GET /groups')\nclient.isFetching({ queryKey: KEY })"],
  [WEB, 'const { queryKey } = placeQuery(id)\nclient.isMutating({ mutationKey: queryKey })'],
  [WEB, 'client.isFetching({ queryKey: placeQuery(id).queryKey })'],
  [WEB, 'const shown = (key: KeyOf<Place>) => client.isFetching({ queryKey: key })'],
]
test.each(ALLOWED)('%s may say: %s', (file, code) => {
  expect(found(file, code)).toEqual([])
})

test('the product goes past no door', () => {
  expect(pastDoors(fileURLToPath(new URL('../', import.meta.url)))).toEqual([])
})
