/** An import's progress: the completed share, and the estimated seconds left (null at the start). */
export interface Progress {
  step: string
  share: number
  secondsLeft: number | null
}
export type OnProgress = (progress: Progress) => void

/** The steps of an import, each with its share of the time, as measured on several extracts. */
const STEPS = [
  ['Leyendo puntos', 0.2],
  ['Leyendo caminos y edificios', 0.3],
  ['Uniendo áreas', 0.03],
  ['Dibujando el mapa', 0.42],
  ['Terminando', 0.05],
] as const
export type StepName = (typeof STEPS)[number][0]

/** Computes progress from the number of finished pieces of each step. */
export const progressOf = (onProgress: OnProgress) => {
  const started = performance.now()
  return {
    begin: (step: StepName, pieces: number) => {
      const index = STEPS.findIndex(([name]) => name === step)
      const before = STEPS.slice(0, index).reduce((sum, [, share]) => sum + share, 0)
      const part = STEPS[index]?.[1] ?? 0
      let done = 0
      const tell = () => {
        const share = Math.min(1, before + part * (pieces === 0 ? 1 : done / pieces))
        const seconds = (performance.now() - started) / 1000
        onProgress({ step, share, secondsLeft: share < 0.02 ? null : (seconds / share) * (1 - share) })
      }
      tell()
      return () => {
        done++
        tell()
      }
    },
  }
}
