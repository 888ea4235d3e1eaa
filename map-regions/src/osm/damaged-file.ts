/** What is wrong with a file, and at which byte it begins. The message is Spanish, for whoever imports. */
export class DamagedFile extends Error {
  constructor(file: string, offset: number, what: string) {
    super(`${file}: ${what} (en el byte ${offset}).`)
    this.name = 'DamagedFile'
  }
}
