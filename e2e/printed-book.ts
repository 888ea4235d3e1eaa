import { inflateSync } from 'node:zlib'

/** Reads the parts of a PDF that Chromium printed. */
export const printedBook = (file: Buffer) => {
  const text = file.toString('latin1')
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points) / 2.8346)),
  )
  const pages = [...text.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, id, contents]) => ({ id, contents }),
  )
  const streamOf = (id: string | undefined) => {
    const object = text.indexOf(`\n${id} 0 obj`)
    const length = Number(/\/Length (\d+)/.exec(text.slice(object, object + 200))?.[1])
    const start = text.indexOf('stream\n', object) + 'stream\n'.length
    return inflateSync(file.subarray(start, start + length)).toString('latin1')
  }
  return {
    sizes,
    /** For each page: how many text blocks it has; the page number is one of them. */
    words: pages.map(({ contents }) => (streamOf(contents).match(/\bBT\b/g) ?? []).length),
    /** Its headings: the words, the page they are on, and their height above the page's lower edge in millimetres. */
    headings: [
      ...text.matchAll(
        /<<\/Title (?:<FEFF([\dA-F]+)>|\(([^)]*)\))\n\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+)/g,
      ),
    ].map(([, hex, plain, page, height]) => ({
      title: hex === undefined ? (plain ?? '') : Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      page: pages.findIndex(({ id }) => id === page) + 1,
      height: Number(height) / 2.8346,
    })),
  }
}
