import { expect, test } from 'vitest'
import { startLateScripts, withLateScripts } from './late-scripts.ts'

const late = (html: string) => withLateScripts(Buffer.from(html), 'n0').toString()

test('modules and their preloads wait for the script at the end', () => {
  expect(
    late(
      '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>' +
        '<body><script nonce="n0" type="module">import "/a.js"</script></body>',
    ),
  ).toBe(
    '<head><link rel="late" fetchpriority="low" href="/a.js"/><link rel="late" fetchpriority="low" href="/b.js"/></head>' +
      `<body><script nonce="n0" type="late">import "/a.js"</script><script nonce="n0">${startLateScripts}</script></body>`,
  )
})

test('texts in any script keep their bytes', () => {
  expect(late('<body><p>año… 東京 🗼</p></body>')).toContain('<p>año… 東京 🗼</p>')
})

test('the script is ASCII, since it is put among bytes', () => {
  expect(startLateScripts).toMatch(/^[\0-\x7f]+$/)
})
