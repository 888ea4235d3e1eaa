import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { tellFigures } from './test/figures.ts'
import { again, reviewBody } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'

// Starting the whole product is slow: `npm run test:faults` sets this number, `npm test` skips the test.
const ROUNDS = Math.ceil(Number(process.env.KILLS ?? 0) / 5)
const WRITERS = 4
const REVIEWS_BETWEEN_KILLS = 12

beforeAll(async () => {
  if (ROUNDS > 0) await build()
}, 300_000)

test.runIf(ROUNDS > 0)(
  'no file that was acknowledged is lost or half when the product is killed while files are written',
  async () => {
    const dataDir = await temporaryFolder()
    const start = () => startProduct(dataDir, { env: { WORKERS: '1' } })
    let product = start()
    const token = await signedInAt(product)
    let address = product.address
    const body = { name: 'Faro', address: 'Camino', latitude: 1, longitude: 1 }
    const { id } = await apiOver(await address, token)('POST /places', { body })
    const upload = await reviewBody()
    const acknowledged: string[] = []
    const strange = new Set<number>()
    const review = async () => {
      const response = await fetch(`${await address}/api/places/${id}/reviews`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': upload.type },
        body: new Uint8Array(upload.body),
      }).catch(() => null)
      if (response === null) return
      if (response.status !== 201) {
        strange.add(response.status)
        return
      }
      const { data } = (await response.json().catch(() => ({ data: null }))) as {
        data: { media: { id: string }[] } | null
      }
      acknowledged.push(...(data?.media ?? []).map((file) => file.id))
    }
    const stop = again(WRITERS, review)
    const enough = () => {
      const target = acknowledged.length + REVIEWS_BETWEEN_KILLS
      return vi.waitUntil(() => acknowledged.length >= target, { timeout: 120_000, interval: 5 })
    }
    for (let round = 0; round < ROUNDS; round++) {
      await enough()
      product.kill('SIGKILL')
      address = product.exited.then(() => {
        product = start()
        return product.address
      })
      await address
    }
    await enough()
    await stop()
    expect([...strange].filter((status) => status !== 503)).toEqual([])
    for (const file of acknowledged) {
      const response = await fetch(`${await address}/api/media/${file}`)
      expect(response.status).toBe(200)
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([width, height]).toEqual([16, 16])
    }
    await tellFigures(`${acknowledged.length} files of ${WRITERS} writers, ${ROUNDS} kills, none lost`)
    product.kill('SIGTERM')
    expect(await product.exited).toEqual({ code: 0, signal: null })
  },
  900_000,
)
