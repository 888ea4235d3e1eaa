/** Something that is kept twice, and may be compared: a counter and its rows, a file and its hash. */
export interface Check {
  /** What is compared, in Spanish: whoever runs the product reads it. */
  title: string
  /** What differs, a line each. */
  find: () => Promise<string[]>
  /** Makes it right, also while the product runs; absent where nothing can. */
  mend?: () => Promise<void>
}

/** Compares everything, and mends what can be mended if told so. Returns what is said of it, and how much stays wrong. */
export const examine = async (
  checks: readonly Check[],
  { mend }: { mend: boolean },
): Promise<{ lines: string[]; wrong: number }> => {
  const lines: string[] = []
  let wrong = 0
  for (const check of checks) {
    const before = await check.find()
    if (before.length === 0) {
      lines.push(`${check.title}: en orden.`)
      continue
    }
    lines.push(`${check.title}: ${before.length} ${before.length === 1 ? 'diferencia' : 'diferencias'}.`)
    lines.push(...before.map((line) => `  ${line}`))
    if (mend && check.mend) await check.mend()
    const after = mend ? await check.find() : before
    wrong += after.length
    if (mend) lines.push(after.length === 0 ? '  Corregido.' : `  Quedan ${after.length} sin corregir.`)
  }
  return { lines, wrong }
}
