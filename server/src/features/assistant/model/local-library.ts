/** The part of node-llama-cpp's API that is used; the operator installs the library. */
export interface LocalFunction {
  description?: string
  params: object
  handler: (params: unknown) => Promise<unknown>
}
export type LocalTurn =
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: readonly string[] }

export interface LocalSession {
  setChatHistory: (history: readonly LocalTurn[]) => void
  /** Runs a prompt, calling functions as often as the model requests; rejects when the signal aborts. */
  prompt: (
    text: string,
    options: {
      functions: Readonly<Record<string, LocalFunction>>
      maxTokens: number
      signal: AbortSignal
      onTextChunk: (text: string) => void
    },
  ) => Promise<string>
}
interface LocalSequence {
  dispose: () => void
}
interface LocalContext {
  getSequence: () => LocalSequence
}
interface LocalModel {
  createContext: (options: { contextSize: { max: number } }) => Promise<LocalContext>
}
export interface LocalLibrary {
  getLlama: (options: { build: 'never'; logLevel: 'error' }) => Promise<{
    loadModel: (options: { modelPath: string }) => Promise<LocalModel>
  }>
  LlamaChatSession: new (options: { contextSequence: LocalSequence; systemPrompt: string }) => LocalSession
}

const NAME = 'node-llama-cpp'
export const INSTALL_IT = `npm install --no-save --ignore-scripts ${NAME}@3.22.1`

/**
 * Imports the library if the operator has installed it. Its name is no literal, so that compiler and bundler do not look for it.
 */
export const loadLibrary = async (): Promise<LocalLibrary> => {
  try {
    return (await import(NAME)) as LocalLibrary
  } catch (cause) {
    throw new Error(`ASSISTANT_MODEL_FILE: falta la biblioteca; instálala con «${INSTALL_IT}»`, { cause })
  }
}
