import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { expect, test } from 'vitest'

/** The texts that people agree to: the page of the terms, and the dialog of the registration. */
const TEXTS = ['./terms.tsx', '../../accounts/terms-dialog.tsx']

const fingerprint = () => {
  const sources = TEXTS.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  const words = sources.join('\n').replace(/\s+/g, ' ')
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

test('Other terms are another version: whoever agreed to the one before is shown the new one', () => {
  // When the words have changed, set TERMS_VERSION to the day from which they apply, and write both values here.
  expect({ version: TERMS_VERSION, fingerprint: fingerprint() }).toEqual({
    version: '2026-11-22',
    fingerprint: 'c2b32e8f3986e8fd',
  })
})
