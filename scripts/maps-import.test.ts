import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

/** Waits until the import works in its folder; returns the process that does. */
const worksIn = async (command: ReturnType<typeof started>): Promise<number> => {
  await once(command.stderr, 'data')
  return Number(/^\.importing-(\d+)/.exec(readdirSync(regions)[0] ?? '')?.[1])
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

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

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the command alone ends it, too',
  { tags: ['release'], timeout: 60_000 },
  async (signal) => {
    const command = started(MONACO)
    const ended = outputOf(command)
    const worker = await worksIn(command)
    command.kill(signal)
    expect(await ended).toMatchObject({ code: 130, text: expect.stringContaining('se ha interrumpido') })
    expect(isRunning(worker)).toBe(false)
    expect(readdirSync(regions)).toEqual([])
  },
)

test('a command that is killed does not go on, and the next one removes its files', async () => {
  const command = started(MONACO)
  const ended = outputOf(command)
  const worker = await worksIn(command)
  command.kill('SIGKILL')
  await ended
  await expect.poll(() => isRunning(worker), { timeout: 30_000 }).toBe(false)
  expect(readdirSync(regions)).not.toContain('monaco')
  await outputOf(started('--remove', 'costa'))
  expect(readdirSync(regions)).toEqual([])
}, 60_000)

test('explains itself', async () => {
  for (const asked of ['--help', '-h']) {
    const { code, text } = await outputOf(started(asked))
    expect(code).toBe(0)
    for (const part of ['.osm.pbf', 'PMTiles', '--name NOMBRE', '--remove NOMBRE', regions, 'ninguna'])
      expect(text).toContain(part)
  }
})

test('tells in one line what is wrong with a folder', async () => {
  const folder = await outputOf(started(regions))
  expect(folder).toEqual({ code: 1, text: `${regions} es una carpeta, no un archivo.\n` })
  const file = join(regions, 'archivo')
  writeFileSync(file, '')
  const command = spawn(process.execPath, ['scripts/maps-import.ts', MONACO], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, MAPS_REGIONS: file },
    detached: true,
  })
  expect(await outputOf(command)).toEqual({ code: 1, text: `${file} no es una carpeta.\n` })
  rmSync(file)
})

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
