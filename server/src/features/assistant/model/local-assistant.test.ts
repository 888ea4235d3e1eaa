import { randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { traveller } from '../../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import type { AnswerPart, Question } from '../assistant.ts'
import { community } from '../testing/community.ts'
import { type LocalScript, scriptedLlama, sleeps } from '../testing/scripted-llama.ts'
import { localAssistant } from './local-assistant.ts'
import { loadLibrary } from './local-library.ts'
import { modelFileProblem } from './model-file.ts'
import { LEFT_OUT } from './told-answer.ts'

let andariego: TestApp
let places: Awaited<ReturnType<typeof community>>
let folder: string
let file: string

/** Builds the header of a GGUF file with three tensors. */
const header = (version = 3, tensors = 3n) => {
  const bytes = Buffer.alloc(24)
  bytes.write('GGUF')
  bytes.writeUInt32LE(version, 4)
  bytes.writeBigUInt64LE(tensors, 8)
  bytes.writeBigUInt64LE(5n, 16)
  return bytes
}
const written = async (name: string, content: Buffer | string) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  places = await community(await traveller(andariego), await traveller(andariego))
  folder = await mkdtemp(join(tmpdir(), 'andariego-model-'))
  file = await written('model.gguf', header())
}, 120_000)
afterAll(async () => {
  await andariego.close()
  await rm(folder, { recursive: true })
})

const QUESTION: Question = {
  userId: randomUUIDv7(),
  message: '¿Qué ver en Granada?',
  history: [],
  memory: null,
}
type Local = ReturnType<typeof localAssistant>
const ask = async (local: Local, question = QUESTION, signal = new AbortController().signal) => {
  const parts: AnswerPart[] = []
  for await (const part of local.answer(question, signal)) parts.push(part)
  return {
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    sources: parts.flatMap((part) => ('sources' in part ? part.sources : [])).map(({ name }) => name),
  }
}
const following = (...scripts: LocalScript[]) => {
  const { library, asked, seen } = scriptedLlama(...scripts)
  const local = localAssistant(andariego.services, file, { load: async () => library, within: 60_000 })
  return { local, asked, seen }
}

test("a file's model uses the same tools to query the community, and sentences without a source are removed", async () => {
  const { local, asked, seen } = following(async (call, say) => {
    await call('find', { wish: 'lugares', where: 'Granada' })
    say('Empieza por la [Alham')
    say(`bra](/place/${places.alhambra.id}). Cena en el Mesón Inventado. `)
  })
  const history = [{ message: '¿Y Lima?', response: 'x'.repeat(5_000) }]
  const { text, sources } = await ask(local, { ...QUESTION, history })
  expect(text).toBe(`Empieza por la [Alhambra](/place/${places.alhambra.id}). \n\n${LEFT_OUT}`)
  expect(sources).toEqual(['Alhambra'])
  expect(asked[0]?.history.map(({ type }) => type)).toEqual(['system', 'user', 'model'])
  expect(asked[0]?.history[2]).toEqual({ type: 'model', response: ['x'.repeat(1_500)] })
  expect(Object.keys(asked[0]?.functions ?? {})).toEqual(['find', 'about', 'compare', 'near', 'plan'])
  expect(seen).toMatchObject({ loads: 1, open: 0 })
})

test('optional parameters of a call may be null, and an invalid call gets an error', async () => {
  const said: unknown[] = []
  const { local, asked } = following(async (call, say) => {
    said.push(await call('about', { place: 'Alhambra', topic: null }))
    said.push(await call('plan', { where: 'Granada', days: 'muchos' }))
    say('Listo.')
  })
  await ask(local)
  expect(said[0]).toMatchObject({ places: [{ name: 'Alhambra' }] })
  expect(said[1]).toMatchObject({ error: expect.stringContaining('days') })
  expect(asked[0]?.functions.about?.params).toMatchObject({
    type: 'object',
    properties: { place: { type: 'string' }, topic: { oneOf: [{ type: 'null' }, { type: 'string' }] } },
  })
})

test('a model that calls tools endlessly is told to stop', async () => {
  const answers: unknown[] = []
  const { local } = following(async (call, say) => {
    for (let calls = 0; calls < 7; calls++)
      answers.push(await call('find', { wish: 'lugares', where: 'Granada' }))
    say('Listo.')
  })
  await ask(local)
  expect(answers[5]).toMatchObject({ places: expect.any(Array) })
  expect(answers[6]).toEqual({ error: 'Ya consultaste bastante: responde con lo que sabes.' })
})

test('two questions are answered one after the other, with the weights loaded once', async () => {
  const speak: LocalScript = async (_call, say) => {
    await new Promise((resolve) => setImmediate(resolve))
    say('¡Hola, viajera!')
  }
  const { local, seen } = following(speak, speak)
  const both = await Promise.all([ask(local), ask(local)])
  expect(both.map(({ text }) => text)).toEqual(['¡Hola, viajera!', '¡Hola, viajera!'])
  expect(seen).toEqual({ loads: 1, open: 0, most: 1 })
})

test('a model that says nothing in time is given up, and so are the questions waiting behind it', async () => {
  const { library, seen } = scriptedLlama(sleeps)
  const local = localAssistant(andariego.services, file, { load: async () => library, within: 50 })
  const both = await Promise.allSettled([ask(local), ask(local)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(seen).toMatchObject({ open: 0 })
})

test('an asker who leaves frees the model for the next one', async () => {
  const { local, asked, seen } = following(sleeps, async (_call, say) => say('¡Hola, viajera!'))
  const gone = new AbortController()
  const answer = ask(local, QUESTION, gone.signal)
  const next = ask(local)
  await expect.poll(() => asked).toHaveLength(1)
  gone.abort()
  await expect(answer).rejects.toThrow()
  expect((await next).text).toBe('¡Hola, viajera!')
  expect(seen.open).toBe(0)
})

test('a missing or damaged file, and a missing library, are reported in one line that names the setting', async () => {
  expect(await modelFileProblem(file)).toBeNull()
  expect(await modelFileProblem(join(folder, 'none.gguf'))).toMatch(/^ASSISTANT_MODEL_FILE: .+ no existe/)
  for (const [name, content] of [
    ['text.gguf', 'no soy un modelo, aunque me llame así'],
    ['short.gguf', 'GGUF'],
    ['future.gguf', header(77)],
    ['endless.gguf', header(3, 2n ** 60n)],
  ] as const)
    expect(await modelFileProblem(await written(name, content)), name).toMatch(/no es un modelo GGUF/)
  await expect(loadLibrary()).rejects.toThrow(/falta la biblioteca; instálala con «npm install --no-save/)
  const local = localAssistant(andariego.services, join(folder, 'none.gguf'))
  await expect(ask(local)).rejects.toThrow(/no existe/)
})
