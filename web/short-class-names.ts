import { globSync } from 'node:fs'
import { relative } from 'node:path'

const FOLDER = import.meta.dirname
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OTHERS = `${FIRST}0123456789_`

const letterOf = (alphabet: string, index: number): string => alphabet.charAt(index % alphabet.length)

/**
 * Gives each class of a CSS module a name of three characters, the same in the builds of browser and server: two for the file,
 * one for the class in it. Similar names in a file compress better in scripts, style sheets and pages.
 */
export const shortClassNames = () => {
  const files = globSync('app/**/*.module.css', { cwd: FOLDER }).sort()
  if (files.length > FIRST.length * OTHERS.length)
    throw new Error('Two characters do not name every CSS module.')
  const namesOf = new Map<string, Map<string, string>>()
  return (name: string, file: string): string => {
    const [path = file] = relative(FOLDER, file).split('?')
    const index = files.indexOf(path)
    if (index < 0) throw new Error(`${path} was not there when the build began.`)
    const names = namesOf.get(path) ?? new Map<string, string>()
    namesOf.set(path, names)
    const known = names.get(name)
    if (known) return known
    const rest = names.size < OTHERS.length ? '' : String(Math.floor(names.size / OTHERS.length))
    const short =
      letterOf(FIRST, Math.floor(index / OTHERS.length)) +
      letterOf(OTHERS, index) +
      letterOf(OTHERS, names.size) +
      rest
    names.set(name, short)
    return short
  }
}
