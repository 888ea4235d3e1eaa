import { afterAll, beforeAll, inject } from 'vitest'
import { type Product, startProduct } from '../tools/product.ts'

const START_MS = 240_000

/** Starts a separate product with other settings for the stories of a `describe`; pass it to `journey.override('product', …)`. */
export const runsWith = (
  name: string,
  settings: () => Record<string, string>,
  host?: string,
): (() => Product) => {
  let product: Product | null = null
  beforeAll(async () => {
    product = await startProduct({
      logFile: `${inject('evidence')}${name}.log`,
      settings: { WORKERS: '1', ...settings() },
      host,
    })
  }, START_MS)
  afterAll(() => product?.stop())
  return () => {
    if (!product) throw new Error('The product is not running.')
    return product
  }
}
