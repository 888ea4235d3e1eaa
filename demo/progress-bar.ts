const WIDTH = 30

/** Formats a share: '  ███████░░░  71 %'. */
export const barOf = (share: number): string => {
  const filled = Math.round(share * WIDTH)
  return `  ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${String(Math.floor(share * 100)).padStart(3)} %`
}

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows progress: one growing line in a terminal, a new line per tenth elsewhere. */
export const progressBar = (screen: Screen) => {
  const isWatched = screen.isTTY === true
  const steps = isWatched ? 100 : 10
  let shown = -1
  return (share: number): void => {
    const step = Math.floor(share * steps)
    if (step === shown) return
    shown = step
    screen.write(isWatched ? `\r${barOf(share)}${share >= 1 ? '\n' : ''}` : `${barOf(share)}\n`)
  }
}
