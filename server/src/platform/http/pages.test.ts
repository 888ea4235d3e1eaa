import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts } from './pages.ts'

const NONCE = 'bm9uY2Utb2YtdGhpcy1wYWdl'
const sha = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
/** As pages are read: with a character for each byte. */
const bytesOf = (html: string) => Buffer.from(html).toString('latin1')
const hashesOf = (html: string) => hashScripts(html, NONCE).hashes

test('each inline script of this rendering is allowed once, by its hash', () => {
  const { html, hashes } = hashScripts(
    bytesOf(
      `<script nonce="${NONCE}">one("ñ…")</script><p>…</p><script type="module" nonce="${NONCE}" async="">two()</script>` +
        `<script nonce="${NONCE}">one("ñ…")</script>`,
    ),
    NONCE,
  )
  expect(hashes).toEqual([sha('one("ñ…")'), sha('two()')])
  expect(html).toBe(
    bytesOf(
      '<script>one("ñ…")</script><p>…</p><script type="module" async="">two()</script><script>one("ñ…")</script>',
    ),
  )
})

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  `<script nonce='${NONCE}'>evil()</script>`,
  `<script data-x=' nonce="guess${NONCE}"'>evil()</script>`,
  '<SCRIPT>evil()</SCRIPT>',
  `<img alt="<script" title=" nonce='x'"><script>evil()</script>`,
])('what an attacker put in is not blessed: %s', (injected) => {
  const own = `<script nonce="${NONCE}">own()</script>`
  expect(hashesOf(`${injected}${own}`)).not.toContain(sha('evil()'))
  expect(hashesOf(`${own}${injected}`)).toEqual([sha('own()')])
})

test('a script file needs no hash: files are allowed by their origin', () => {
  expect(hashesOf(`<script nonce="${NONCE}" src="/assets/entry.js"></script>`)).toEqual([])
})

test('the nonce is removed: a cached page must not reveal it', () => {
  const { html } = hashScripts(`<link nonce="${NONCE}"><script nonce="${NONCE}">own()</script>`, NONCE)
  expect(html).not.toContain(NONCE)
})
