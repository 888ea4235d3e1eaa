import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const DOOR = /^\.{1,2}\/.*(?:public|pages\/[\w-]+)\.ts$/
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'([^']+)'/g
const PASSED_ON = /export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g

interface Name {
  written: string
  name: string
}

const namesIn = (braces: string): Name[] =>
  braces
    .split(',')
    .map((written) => written.trim())
    .filter((written) => written && !written.startsWith('type '))
    .map((written) => ({ written, name: written.split(' as ')[0] ?? written }))

/** The file behind each name that a door passes on as it is. */
const behind = (door: string): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [, braces = '', file = ''] of readFileSync(door, 'utf8').matchAll(PASSED_ON))
    for (const { written, name } of namesIn(braces))
      if (written === name) files.set(name, resolve(dirname(door), file))
  return files
}

const importLine = (names: string[], from: string) => `import { ${names.join(', ')} } from '${from}'`

/** What a module imports through the doors of features, imported from the files behind them. */
export const importDirectly = (code: string, id: string): string =>
  code.replace(IMPORT, (whole: string, braces: string, from: string) => {
    if (!DOOR.test(from)) return whole
    const files = behind(resolve(dirname(id), from))
    return namesIn(braces)
      .map(({ written, name }) => {
        const file = files.get(name)
        return importLine([written], file ? `./${relative(dirname(id), file)}` : from)
      })
      .join(';')
  })

/**
 * Leads imports through the doors of features (`public.ts`, `pages/<page>.ts`) to the files behind them, in builds: a page
 * then depends on what it uses, not on all that a door leads to, and is packed accordingly.
 */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]app[\\/].*\.tsx?$/, code: /(public|pages\/[\w-]+)\.ts'/ },
    handler: (code, id) => ({ code: importDirectly(code, id), map: null }),
  },
})
