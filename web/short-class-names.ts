import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LENGTH = 5
const FOLDER = import.meta.dirname

/**
 * Gives each class of a CSS module a name of five characters, the same in the browser's build and the server's. Two classes
 * that came out alike would style each other's elements: the build fails instead.
 */
export const shortClassNames = () => {
  const owners = new Map<string, string>()
  return (name: string, file: string): string => {
    const [path = file] = relative(FOLDER, file).split('?')
    const owner = `${path}#${name}`
    const digest = createHash('sha256').update(owner).digest('base64url')
    // Class names begin with a letter.
    const short = digest.slice(digest.search(/[a-z]/i)).slice(0, LENGTH)
    const other = owners.get(short)
    if (other && other !== owner)
      throw new Error(`The classes ${owner} and ${other} come out alike: rename one.`)
    owners.set(short, owner)
    return short
  }
}
