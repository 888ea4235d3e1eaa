import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundaries } from './boundaries-for-linter.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const BOUNDARY = 'lint/style/noRestrictedImports'
const CYCLE = 'lint/suspicious/noImportCycles'

/** Returns Biome's findings in a folder, with only the boundary rules: `rule file:line`. */
const findings = (folder: string, ...parameters: string[]): string[] => {
  const only = [BOUNDARY, CYCLE].map((rule) => rule.replace('lint/', '--only='))
  const { stdout, status } = spawnSync(
    `${root}node_modules/.bin/biome`,
    ['lint', ...only, '--reporter=github', '--max-diagnostics=none', ...parameters, '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const lines = stdout.split('\n').filter((line) => line.startsWith('::'))
  if (status !== 0 && lines.length === 0) throw new Error(`Biome did not run: ${stdout}`)
  return lines.map((line) => {
    const [, rule, file, number] = /title=([^,]+),file=([^,]+),line=(\d+)/.exec(line) ?? []
    return `${rule} ${file?.slice(file.startsWith(folder) ? folder.length + 1 : 0)}:${number}`
  })
}

/** Writes files that each import one thing, at the paths of the real ones. */
const plant = (folder: string, imports: [file: string, imported: string][]) => {
  for (const [file, imported] of imports) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `import '${imported}'\n`)
  }
}

const plantTypes = (folder: string, imports: [file: string, imported: string][]) => {
  for (const [file, imported] of imports) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(
      join(folder, file),
      `import type { Other as Theirs } from '${imported}'\nexport type Some = Theirs\nexport type Other = string\n`,
    )
  }
}

const REFUSED: [file: string, imported: string][] = [
  ['contract/src/one.ts', 'kysely'],
  ['contract/src/two.ts', 'node:fs'],
  ['contract/src/three.ts', '../../server/src/app.ts'],
  ['contract/src/four-rules.ts', 'zod'],
  ['contract/src/five-rules.ts', './one.ts'],
  ['posters/src/one.ts', '../../server/src/app.ts'],
  ['posters/src/scenes/one.ts', '@andariego/contract/places'],
  ['gazetteer/src/one.ts', '@andariego/server'],
  ['gazetteer/src/landmarks/one.ts', '../../../contract/src/places.ts'],
  ['local-postgres/src/one.ts', '../../server/src/platform/log.ts'],
  ['local-postgres/src/testing/one.ts', '@andariego/gazetteer'],
  ['local-postgres/src/one.test.ts', '../../tools/build.ts'],
  ['server/one.ts', '../web/app/root.tsx'],
  ['server/src/two.test.ts', '../../web/app/root.tsx'],
  ['server/three.test.ts', '../scripts/build.ts'],
  ['server/main-two.ts', '../tools/build.ts'],
  ['server/test/one.ts', '../../demo/load.ts'],
  ['server/test/two.ts', '../../tools/build.ts'],
  ['server/src/platform/database/two.ts', '../../../../local-postgres/src/start.ts'],
  ['server/src/features/maps/one.ts', '../../../../gazetteer/src/build.ts'],
  ['server/src/features/people/one.ts', '../accounts/users-repository.ts'],
  ['server/src/features/people/policies.ts', 'kysely'],
  ['server/src/features/moderation/one.ts', '../reviews/reviews-repository.ts'],
  ['server/src/features/reviews/one.ts', '../moderation/tables.ts'],
  ['server/src/platform/one.ts', '../app.ts'],
  ['server/src/platform/two.ts', '../features/places/public.ts'],
  ['server/src/platform/http/one.ts', '../../services.ts'],
  ['server/src/platform/database/pools/one.ts', '../../../features/places/tables.ts'],
  ['server/src/features/places/one.ts', '../accounts/tokens.ts'],
  ['server/src/features/places/two.ts', '../../app.ts'],
  ['server/src/features/places/three.ts', '../../../../web/app/root.tsx'],
  ['server/src/features/places/four.ts', '../../../test/traveller.ts'],
  ['server/src/features/assistant/builtin/one.ts', '../../accounts/tables.ts'],
  ['server/src/features/assistant/builtin/replies/one.ts', '../../../accounts/tables.ts'],
  ['server/src/features/gamification/rules.ts', 'node:crypto'],
  ['server/src/features/gamification/one-rules.ts', 'kysely'],
  ['server/src/features/gamification/two-rules.ts', 'pg'],
  ['server/src/features/gamification/three-rules.ts', 'fastify'],
  ['server/src/features/gamification/four-rules.ts', './ledger-repository.ts'],
  ['web/app/one.tsx', '../../server/src/app.ts'],
  ['web/app/two.test.tsx', '../../server/src/app.ts'],
  ['web/app/platform/one.ts', '../ui/button.tsx'],
  ['web/app/platform/two.ts', '../features/places/public.ts'],
  ['web/app/ui/one.tsx', '../features/places/public.ts'],
  ['web/app/ui/two.tsx', '../shell/header.tsx'],
  ['web/app/features/places/one.tsx', '../maps/map-pin.tsx'],
  ['web/app/features/places/two.tsx', '../../routes/home.tsx'],
  ['web/app/features/places/three.tsx', '../../shell/header.tsx'],
  ['web/app/features/places/four.tsx', '@andariego/server/src/app.ts'],
  ['web/app/features/places/adding/one.tsx', '../../maps/map-pin.tsx'],
  ['web/app/features/places/one-rules.ts', 'react'],
  ['web/app/features/places/two-rules.ts', './use-toggle-favourite.ts'],
  ['web/app/shell/one.tsx', '../routes/home.tsx'],
  ['web/app/routes/one.tsx', '../root.tsx'],
  ['web/app/routes/two.tsx', '../features/places/place-card.tsx'],
  ['web/app/routes/three.tsx', '../features/accounts/registering/form.tsx'],
  ['web/app/shell/two.tsx', '../features/messages/messages-link.tsx'],
  ['web/app/two.tsx', './features/assistant/chat-launcher.tsx'],
  ['web/app/features/people/one.tsx', '../accounts/login-form.tsx'],
  ['web/app/features/moderation/one.tsx', '../reviews/pages/place.ts'],
  ['web/app/features/maps/one.tsx', '@andariego/gazetteer'],
  ['web/service-worker/one.ts', '../app/platform/session/session.ts'],
  ['web/service-worker/two.ts', 'react'],
  ['tools/one.ts', '../e2e/journey.ts'],
  ['tools/two.ts', '../scripts/start.ts'],
  ['tools/three.ts', '../server/test/../../demo/load.ts'],
  ['e2e/one.ts', '../scripts/start.ts'],
  ['demo/one.ts', '../e2e/journey.ts'],
  ['bench/rows/one.ts', '../../e2e/journey.ts'],
  ['scripts/one.ts', '../e2e/journey.ts'],
  ['scripts/shots/one.ts', '../../posters/src/poster.ts'],
]

const ALLOWED: [file: string, imported: string][] = [
  ['contract/src/fine.ts', 'zod'],
  ['contract/src/fine-too.ts', './text.ts'],
  ['contract/src/fine-rules.ts', './other-rules.ts'],
  ['server/fine.ts', './src/app.ts'],
  ['server/src/fine.ts', './features/places/routes.ts'],
  ['server/src/platform/fine.ts', './database/database.ts'],
  ['server/src/platform/http/fine.ts', '../cache.ts'],
  ['server/src/platform/http/fine.test.ts', '../../../test/test-app.ts'],
  ['server/src/features/places/fine.ts', '../accounts/public.ts'],
  ['server/src/features/places/fine-too.ts', '../../platform/http/routes.ts'],
  ['server/src/features/assistant/builtin/fine.ts', '../../accounts/public.ts'],
  ['server/src/features/assistant/builtin/fine-too.ts', '../../../platform/log.ts'],
  ['server/src/features/assistant/builtin/replies/fine.ts', '../../routes.ts'],
  ['server/src/features/places/fine.test.ts', '../../../test/traveller.ts'],
  ['server/src/features/gamification/fine-rules.ts', '@andariego/contract/places-rules'],
  ['web/app/platform/fine.ts', '@andariego/contract/errors'],
  ['web/app/ui/fine.tsx', '../platform/link.tsx'],
  ['web/app/features/places/fine.tsx', '../maps/public.ts'],
  ['web/app/features/places/adding/fine.tsx', '../../../ui/button.tsx'],
  ['web/app/shell/fine.tsx', '../features/messages/public.ts'],
  ['web/app/routes/fine.tsx', '../features/places/public.ts'],
  ['web/app/routes/fine-too.tsx', '../features/places/pages/explore.ts'],
  ['web/app/features/people/fine.tsx', '../accounts/public.ts'],
  ['web/service-worker/fine.ts', '../app/platform/offline/kept.ts'],
  ['posters/src/scenes/fine.ts', '../marks.ts'],
  ['server/fine.test.ts', '../tools/build.ts'],
  ['server/src/features/maps/fine.ts', '@andariego/gazetteer'],
  ['tools/fine.ts', '../server/src/features/maps/public.ts'],
  ['e2e/fine.ts', '../tools/visitor.ts'],
  ['bench/rows/fine.ts', '../../tools/browser.ts'],
  ['scripts/shots/fine.ts', '../../demo/community/travellers.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'andariego-boundaries-'))
let found: string[] = []
beforeAll(() => {
  for (const file of ['biome.json', 'boundaries.biome.json']) cpSync(join(root, file), join(folder, file))
  plant(folder, [...REFUSED, ...ALLOWED])
  plant(folder, [
    ['server/src/circle/one.ts', './two.ts'],
    ['server/src/circle/two.ts', './one.ts'],
  ])
  plantTypes(folder, [
    ['server/src/type-circle/one.ts', './two.ts'],
    ['server/src/type-circle/two.ts', './one.ts'],
  ])
  found = findings(folder, '--vcs-enabled=false')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the linter', () => {
  test.each(REFUSED)('refuses that %s imports %s', (file) => {
    expect(found.filter((line) => line.includes(` ${file}:`))).toEqual([`${BOUNDARY} ${file}:1`])
  })
  test.each(ALLOWED)('lets %s import %s', (file) => {
    expect(found.filter((line) => line.includes(` ${file}:`))).toEqual([])
  })
  test('refuses a cycle of imports', () => {
    expect(found.filter((line) => line.includes('/circle/')).toSorted()).toEqual([
      `${CYCLE} server/src/circle/one.ts:1`,
      `${CYCLE} server/src/circle/two.ts:1`,
    ])
  })
  test('refuses a cycle of types', () => {
    expect(found.filter((line) => line.includes('/type-circle/')).toSorted()).toEqual([
      `${CYCLE} server/src/type-circle/one.ts:1`,
      `${CYCLE} server/src/type-circle/two.ts:1`,
    ])
  })
  test('has the rules of the table; if not, run npm run boundaries', () => {
    expect(readFileSync(join(root, 'boundaries.biome.json'), 'utf8')).toBe(boundaries())
  })
})
