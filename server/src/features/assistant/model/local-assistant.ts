import { once } from 'node:events'
import type { Services } from '../../../platform/services.ts'
import type { Assistant, Question } from '../assistant.ts'
import { localFunctions } from './local-functions.ts'
import { type LocalLibrary, type LocalTurn, loadLibrary } from './local-library.ts'
import { modelFileProblem } from './model-file.ts'
import { instructions, MODEL_LIMITS } from './prompt.ts'
import { type Tools, toldAnswer } from './told-answer.ts'

const CONTEXT_TOKENS_MAX = 8_192
/** How many ms an answer may take, including the wait for other questions and for the weights. */
const ANSWER_WITHIN_MS = 27_000

const turnsOf = (history: Question['history']): LocalTurn[] => [
  { type: 'system', text: instructions },
  ...history.flatMap(({ message, response }): LocalTurn[] => [
    { type: 'user', text: message },
    { type: 'model', response: [response.slice(0, MODEL_LIMITS.rememberedCharacters)] },
  ]),
]

/** Resolves with the promise, or throws as soon as the signal aborts. */
const before = async <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted()
  const over = new AbortController()
  try {
    return await Promise.race([
      promise,
      once(signal, 'abort', { signal: over.signal }).then(() => Promise.reject(signal.reason)),
    ])
  } finally {
    over.abort()
  }
}

/** A queue of texts that one side pushes and the other iterates over. */
const pieces = () => {
  const waiting: string[] = []
  let wake = () => {}
  return {
    push: (text: string) => {
      waiting.push(text)
      wake()
    },
    /** Yields everything pushed until the promise settles; throws its error. */
    async *until(done: Promise<unknown>): AsyncGenerator<string> {
      let isOver = false
      const end = done.finally(() => {
        isOver = true
        wake()
      })
      end.catch(() => {})
      while (true) {
        const text = waiting.splice(0).join('')
        if (text !== '') yield text
        else if (isOver) break
        else
          await new Promise<void>((resolve) => {
            wake = resolve
            if (isOver || waiting.length > 0) resolve()
          })
      }
      await end
    },
  }
}

/**
 * Answers with a model in this process: the operator's own file, run by node-llama-cpp. One question at a time; when a question
 * waits too long, the built-in assistant answers it.
 */
export const localAssistant = (
  services: Services,
  path: string,
  {
    load = loadLibrary,
    within = ANSWER_WITHIN_MS,
  }: { load?: () => Promise<LocalLibrary>; within?: number } = {},
): Assistant & { prepare: () => Promise<void> } => {
  const open = async () => {
    const problem = await modelFileProblem(path)
    if (problem !== null) throw new Error(problem)
    const { getLlama, LlamaChatSession } = await load()
    const llama = await getLlama({ build: 'never', logLevel: 'error' })
    try {
      const model = await llama.loadModel({ modelPath: path })
      const context = await model.createContext({ contextSize: { max: CONTEXT_TOKENS_MAX } })
      return { context, LlamaChatSession }
    } catch (cause) {
      throw new Error(
        `ASSISTANT_MODEL_FILE: ${path} no se puede cargar: no cabe en la memoria o está dañado`,
        {
          cause,
        },
      )
    }
  }
  let opened: ReturnType<typeof open> | null = null
  const ready = () => {
    opened ??= open()
    return opened
  }
  let turn: Promise<unknown> = Promise.resolve()

  const write = async function* (tools: Tools, { message, history }: Question, gone: AbortSignal) {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(within)])
    const { context, LlamaChatSession } = await before(ready(), signal)
    const { promise: over, resolve: leave } = Promise.withResolvers<void>()
    const last = turn
    turn = last.then(() => over)
    try {
      await before(last, signal)
      const sequence = context.getSequence()
      try {
        const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: instructions })
        session.setChatHistory(turnsOf(history))
        const text = pieces()
        const prompted = session.prompt(message, {
          functions: localFunctions(tools),
          maxTokens: MODEL_LIMITS.outputTokens,
          signal,
          onTextChunk: text.push,
        })
        yield* text.until(before(prompted, signal))
      } finally {
        sequence.dispose()
      }
    } finally {
      leave()
    }
  }
  return {
    /** Loads the weights, and logs the reason when that fails. */
    prepare: () =>
      ready().then(
        () => services.log.info({ path }, 'the model of the assistant is loaded'),
        (error: unknown) =>
          services.log.error({ err: error }, error instanceof Error ? error.message : 'no model'),
      ),
    answer: (question, signal) => toldAnswer(services, question, (tools) => write(tools, question, signal)),
  }
}
