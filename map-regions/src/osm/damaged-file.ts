/** An error in a file, with the position of its first byte. The message is Spanish, for the person who imports. */
export class DamagedFile extends Error {
  constructor(file: string, offset: number, what: string) {
    super(`${file}: ${what} (en el byte ${offset}).`)
    this.name = 'DamagedFile'
  }
}
