/** Words out of a file in a message: without control characters, which a terminal would obey, and not endless. */
export const listOf = (words: unknown[]): string =>
  words.map(String).join(', ').replace(/\p{C}/gu, '').slice(0, 200)

/** An error in a file, with the position of its first byte. The message is Spanish, for the person who imports. */
export class DamagedFile extends Error {
  constructor(file: string, offset: number, what: string) {
    super(`${file}: ${what} (en el byte ${offset}).`)
    this.name = 'DamagedFile'
  }
}
