import { mkdir, readFile, writeFile } from 'node:fs/promises'

const FOLDER = new URL('../proof/', import.meta.url)
const REPORT = new URL('REPORT.md', FOLDER)

/** Replaces one part of proof/REPORT.md, which begins with its title, and keeps the others. */
export const putIntoReport = async (title: string, part: string): Promise<void> => {
  const text = await readFile(REPORT, 'utf8').catch(() => '# What attacks and faults get through\n')
  const [head = '', ...parts] = text.trimEnd().split(/\n\n(?=## )/)
  const kept = parts.filter((one) => !one.startsWith(`## ${title}\n`))
  await mkdir(FOLDER, { recursive: true })
  await writeFile(REPORT, `${[head, ...kept, part].join('\n\n')}\n`)
}
