import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureGazetteer } from '@andariego/gazetteer'
import { MONACO } from '@andariego/map-regions/testing/extracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAZETTEER_FILE } from '../server/src/features/maps/geocoders/builtin.ts'

let regions = ''
beforeAll(() => {
  ensureGazetteer(GAZETTEER_FILE)
  regions = mkdtempSync(join(tmpdir(), 'regions-'))
})
afterAll(() => rmSync(regions, { recursive: true, force: true }))

const started = (...given: string[]) =>
  spawn(process.execPath, ['scripts/maps-import.ts', ...given], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, MAPS_REGIONS: regions },
    // A group of its own, to which a signal is sent as a terminal sends Ctrl-C.
    detached: true,
  })

const outputOf = async (command: ReturnType<typeof started>) => {
  let text = ''
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part
    })
  const [code] = await once(command, 'close')
  return { code, text }
}

test('Ctrl-C ends an import and leaves nothing', async () => {
  const command = started(MONACO)
  const ended = outputOf(command)
  await once(command.stderr, 'data')
  expect(readdirSync(regions)).toHaveLength(1)
  process.kill(-(command.pid ?? 0), 'SIGINT')
  const { code, text } = await ended
  expect(code).toBe(130)
  expect(text).toContain('La importación se ha interrumpido; no ha dejado nada a medias.')
  expect(readdirSync(regions)).toEqual([])
}, 60_000)

test('imports and removes a region, and says so', async () => {
  const made = await outputOf(started(MONACO, '--name', 'costa'))
  expect(made).toMatchObject({
    code: 0,
    text: expect.stringMatching(/La región «costa» está lista: .+ teselas/),
  })
  expect(made.text).toMatch(/Se ha omitido: áreas que no se cierran en el extracto: \d+\./)
  expect(readdirSync(regions)).toEqual(['costa'])
  const removed = await outputOf(started('--remove', 'costa'))
  expect(removed).toMatchObject({ code: 0, text: expect.stringContaining('La región «costa» ya no está.') })
  const missing = await outputOf(started('--remove', 'costa'))
  expect(missing).toMatchObject({ code: 1, text: expect.stringContaining('No hay una región «costa»') })
  expect(readdirSync(regions)).toEqual([])
}, 120_000)
