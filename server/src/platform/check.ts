/** Compares data that is stored twice: a counter with its rows, a file with its hash. */
export interface Check {
  /** Says in Spanish, for the operator, what is compared. */
  title: string
  /** Returns one line for each difference. */
  find: () => Promise<string[]>
  /** Repairs the differences, also while the product runs; absent when no repair is possible. */
  mend?: () => Promise<void>
}

/** Runs all checks, and the repairs if asked to. Returns lines for the operator, and how many differences remain. */
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
