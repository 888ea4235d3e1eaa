import type { LocalFunction, LocalLibrary, LocalTurn } from '../model/local-library.ts'

/** One answer of the stand-in: the functions it calls and the text it says, in order. */
export type LocalScript = (
  call: (name: string, params: unknown) => Promise<unknown>,
  say: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>

/** Says nothing until it is aborted. */
export const sleeps: LocalScript = (_call, _say, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** A stand-in for node-llama-cpp that follows a script, one part per question; tests have no weights. */
export const scriptedLlama = (...scripts: LocalScript[]) => {
  const asked: {
    text: string
    history: readonly LocalTurn[]
    functions: Readonly<Record<string, LocalFunction>>
  }[] = []
  const seen = { loads: 0, open: 0, most: 0 }
  class LlamaChatSession {
    history: readonly LocalTurn[] = []
    setChatHistory(history: readonly LocalTurn[]) {
      this.history = history
    }
    async prompt(text: string, { functions, signal, onTextChunk }: Parameters<Session['prompt']>[1]) {
      const script = scripts[asked.push({ text, history: this.history, functions }) - 1] ?? sleeps
      let said = ''
      await script(
        async (name, params) => functions[name]?.handler(params),
        (piece) => {
          said += piece
          onTextChunk(piece)
        },
        signal,
      )
      return said
    }
  }
  const library: LocalLibrary = {
    getLlama: async () => ({
      loadModel: async () => {
        seen.loads += 1
        return {
          createContext: async () => ({
            getSequence: () => {
              seen.open += 1
              seen.most = Math.max(seen.most, seen.open)
              return {
                dispose: () => {
                  seen.open -= 1
                },
              }
            },
          }),
        }
      },
    }),
    LlamaChatSession,
  }
  return { library, asked, seen }
}
type Session = InstanceType<LocalLibrary['LlamaChatSession']>
