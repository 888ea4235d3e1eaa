/** Runs an operator's command: what it returns is said, what it throws is one line on standard error and exit code 1. */
export const asCommand = async (work: () => Promise<string>): Promise<never> => {
  try {
    process.stdout.write(`${await work()}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
