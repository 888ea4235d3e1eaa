/** Runs an operator's command: prints what it returns; an error is printed as one line on standard error, with exit code 1. */
export const asCommand = async (work: () => Promise<string>): Promise<never> => {
  try {
    process.stdout.write(`${await work()}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
