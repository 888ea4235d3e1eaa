import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellFigures } from '../../../../test/figures.ts'
import { MediaError } from '../media-error.ts'
import { alterations, altered } from '../test/alter-movie.ts'
import { markedFragments, markedMovie, PIECE } from '../test/marked-movies.ts'
import { namedBy, partsOf, type Span } from '../test/read-movie.ts'
import { processVideo } from './process-video.ts'

/** `npm run test:attacks` sets a higher number. */
const FILES = Number(process.env.ALTERED_VIDEOS ?? 300)
/** No file of a few KB takes longer; a shared machine may stand still meanwhile. */
const LONGEST_MS = process.env.CI ? 20_000 : 5_000
const MOST_GROWTH = 256 * 1024 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'altered-videos-'))
})
afterAll(() => rm(folder, { recursive: true }))

const FILMS = [
  ['a film', markedMovie()],
  ['a film with wide offsets', markedMovie({ isWide: true })],
  ['a film in fragments', markedFragments()],
] as const
/** Where the bytes are that nobody but the tracks may name: 1 for what a track names. */
const maskOf = (length: number, spans: readonly Span[]) => {
  const mask = new Uint8Array(length)
  for (const { from, to } of spans) mask.fill(1, Math.min(from, length), Math.min(to, length))
  return mask
}

/**
 * What an accepted file shows of the marks beside what its own tracks name, and whether they name any. That is not refused as long as
 * it is inside the media data and overlaps nothing else: where bytes are missing before it, a track names what follows its pictures,
 * and only a decoder could tell that it shows none.
 */
const foreignIn = (bytes: Buffer): { problems: string[]; isNamed: boolean } => {
  const { named, media } = namedBy(bytes)
  const mask = maskOf(bytes.length, named)
  const isMedia = maskOf(bytes.length, media)
  const problems: string[] = []
  for (let index = 0; index < bytes.length; index++)
    if (isMedia[index] === 1 && mask[index] === 0 && bytes[index] !== 0) {
      problems.push(`media data that no track names, at ${index}`)
      break
    }
  for (const { from, to, isEstimated } of named)
    if (!isEstimated && !media.some((one) => one.from <= from && to <= one.to))
      problems.push(`a track names ${from} to ${to}, outside of media data`)
  for (const { type, from, to } of partsOf(bytes)) {
    if (['ftyp', 'moov', 'moof', 'mdat'].includes(type)) continue
    if (type !== 'free' || bytes.subarray(from, to).some((byte) => byte !== 0))
      problems.push(`a ${type} with bytes`)
  }
  let isNamed = false
  for (let found = bytes.indexOf(PIECE); found >= 0; found = bytes.indexOf(PIECE, found + 1)) {
    const isInside = mask.subarray(found, found + PIECE.length).every((one) => one === 1)
    if (isInside) isNamed = true
    else problems.push(`a mark at ${found}, in no track`)
  }
  return { problems, isNamed }
}

test(
  `of ${FILES} films altered at random none is served with bytes that no track names, and none takes long`,
  async () => {
    const counts = { accepted: 0, refused: 0, named: 0, slowestMs: 0 }
    const path = join(folder, 'video')
    const memory = process.memoryUsage().rss
    const films = FILMS.map(([name]) => name)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...films), alterations, async (name, choices) => {
        const film = FILMS.find(([one]) => one === name)?.[1] ?? expect.unreachable()
        const bytes = choices.reduce(altered, film)
        await writeFile(path, bytes)
        const began = performance.now()
        const outcome = await processVideo(path).catch((error: unknown) => error)
        const ms = performance.now() - began
        counts.slowestMs = Math.max(counts.slowestMs, ms)
        expect(ms).toBeLessThan(LONGEST_MS)
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(MediaError)
          counts.refused += 1
          return
        }
        counts.accepted += 1
        const kept = await readFile(path)
        expect(kept.length).toBe(bytes.length)
        const { problems, isNamed } = foreignIn(kept)
        expect(problems).toEqual([])
        if (isNamed) counts.named += 1
      }),
      { numRuns: FILES, ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }) },
    )
    const { accepted, refused, named, slowestMs } = counts
    await tellFigures(
      `${FILES} altered films: ${accepted} accepted, ${refused} refused; of those accepted ${named} show a mark that their own track names as picture or sound; the slowest took ${slowestMs.toFixed(0)} ms`,
    )
    expect(process.memoryUsage().rss - memory).toBeLessThan(MOST_GROWTH)
    expect(accepted).toBeGreaterThan(FILES / 50)
    expect(refused).toBeGreaterThan(FILES / 50)
  },
  60_000 + FILES * 100,
)

test.each(FILMS)(
  '%s as it was filmed keeps its pictures and sound, and none of the marks',
  async (_name, film) => {
    const path = join(folder, 'whole')
    await writeFile(path, film)
    await processVideo(path)
    const kept = await readFile(path)
    expect(kept.includes(PIECE)).toBe(false)
    expect(foreignIn(kept)).toEqual({ problems: [], isNamed: false })
    // The tracks that stay name the same bytes as before, unchanged.
    const { named } = namedBy(kept)
    expect(named.length).toBeGreaterThan(1)
    for (const { from, to } of named) expect(kept.subarray(from, to)).toEqual(film.subarray(from, to))
  },
)
