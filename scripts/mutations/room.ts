/** Files of rules with their tests, and how many of their rules to break. */
export interface Room {
  /** The subject of its rules. */
  about: string
  file: string
  tests: readonly string[]
  most: number
  /** Whether its numbers are tuned sizes and times that are no promise: those are not mutated. */
  isTuned?: true
  /** Whether its tests need no database, and so are fast. */
  isPure?: true
}

export const features = 'server/src/features'
export const platform = 'server/src/platform'
export const tests = (...names: string[]) => names.map((name) => `${features}/${name}.test.ts`)

/** Groups files of one subject. By default a file's tests are the file beside it with its name. */
export const about = (subject: string, ...rooms: Omit<Room, 'about'>[]): Room[] =>
  rooms.map((room) => ({ about: subject, ...room }))
export const room = (file: string, most: number, tests = [file.replace(/\.ts$/, '.test.ts')]) => ({
  file,
  tests,
  most,
})
export const pure = (...parameters: Parameters<typeof room>) => ({
  ...room(...parameters),
  isPure: true as const,
})
export const ofDomain = (domain: string, file: string, most: number, tests: readonly string[]) =>
  room(`${features}/${domain}/${file}.ts`, most, [...tests])
export const migration = (name: string, most: number, tests: string[]) =>
  room(`server/migrations/${name}.sql`, most, tests)
