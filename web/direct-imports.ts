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

/** For each name that a door re-exports unchanged, the file behind it. */
const behind = (door: string): Map<string, string> => {
  const files = new Map<string, string>()
  for (const [, braces = '', file = ''] of readFileSync(door, 'utf8').matchAll(PASSED_ON))
    for (const { written, name } of namesIn(braces))
      if (written === name) files.set(name, resolve(dirname(door), file))
  return files
}

const importLine = (names: string[], from: string) => `import { ${names.join(', ')} } from '${from}'`

/** The code with all imports through doors of features replaced by imports from the files behind them. */
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
 * In builds, redirects imports through the doors of features (`public.ts`, `pages/<page>.ts`) to the files behind them: a page
 * then depends only on what it uses, not on everything that a door exports, and the files are grouped accordingly.
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
