import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type RulesOfSheet, withOwnStyles } from './page-styles.ts'

type Rule = NonNullable<ReturnType<RulesOfSheet>>[number]

const rule = (text: string, needs: string[], body: string, within: string[] = []): Rule => ({
  within,
  selectors: [{ text, needs }],
  body,
})
const LINK = '<link rel="stylesheet" href="/assets/a.css" data-precedence="design"/>'
const pageOf = (body: string, head = LINK) => `<html><head>${head}</head><body>${body}</body></html>`

const styled = (body: string, rules: Rule[], head?: string) => {
  const { html, styleHash } = withOwnStyles(pageOf(body, head), (address) =>
    address === '/assets/a.css' ? rules : null,
  )
  return { html, styleHash, css: /<style>(.*?)<\/style>/.exec(html)?.[1] }
}

test('a page gets the rules whose classes, ids and elements it contains, in order', () => {
  const rules = [
    rule('.b', ['.b'], 'color:blue'),
    rule('.a', ['.a'], 'color:red'),
    rule('#top', ['#top'], 'margin:0'),
    rule('svg.a', ['svg', '.a'], 'width:1px'),
    rule('.gone', ['.gone'], 'color:gray'),
  ]
  expect(styled('<p class="x a" id="top"><i class="b"></i></p>', rules).css).toBe(
    '.b{color:blue}.a{color:red}#top{margin:0}',
  )
})

test('of a list of selectors only those that can match stay', () => {
  const both: Rule = {
    within: [],
    selectors: [
      { text: '.a', needs: ['.a'] },
      { text: '.b', needs: ['.b'] },
    ],
    body: 'color:red',
  }
  expect(styled('<p class="b"></p>', [both]).css).toBe('.b{color:red}')
})

test('a group is opened once for consecutive rules, and closed', () => {
  const wide = ['@media (width>=48em)']
  const rules = [
    rule('.a', ['.a'], 'margin:0', wide),
    rule('p', ['p'], 'padding:0', wide),
    rule('.a', ['.a'], 'color:red'),
  ]
  expect(styled('<p class="a"></p>', rules).css).toBe(
    '@media (width>=48em){.a{margin:0}p{padding:0}}.a{color:red}',
  )
})

test('an animation is included only with a rule that uses it', () => {
  const turn: Rule = {
    within: [],
    selectors: [],
    body: '@keyframes turn{to{rotate:1turn}}',
    keyframes: 'turn',
  }
  const plays = rule('.a', ['.a'], 'animation:turn 1s')
  expect(styled('<p class="a"></p>', [turn, plays]).css).toContain('@keyframes turn')
  expect(styled('<p></p>', [turn, plays]).css).toBe('')
})

test('the sheets follow late and for print, or without scripts, and the policy may allow the inline one by its hash', () => {
  const { html, css = '', styleHash } = styled('<p class="a"></p>', [rule('.a', ['.a'], 'color:red')])
  expect(html).toBe(
    pageOf(
      '<p class="a"></p>',
      `<style>${css}</style><link rel="late-stylesheet" href="/assets/a.css" media="print" data-precedence="design"/>` +
        '<noscript><link rel="stylesheet" href="/assets/a.css" media="print"/></noscript>',
    ),
  )
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('a sheet marked as whole includes rules that the page does not need', () => {
  const whole = LINK.replace(' data', ' data-inline="whole" data')
  const rules = [rule('.gone', ['.gone'], 'color:gray'), rule('p', ['p'], 'margin:0')]
  expect(styled('<p></p>', rules, whole).css).toBe('.gone{color:gray}p{margin:0}')
  // Without the mark, the same rules are selected as usual.
  expect(styled('<p></p>', rules).css).toBe('p{margin:0}')
})

test('a sheet that the build did not split stays as it is, and so does a link inside a text', () => {
  const other = '<link rel="stylesheet" href="/elsewhere.css"/>'
  expect(styled('', [], other)).toMatchObject({ html: pageOf('', other), styleHash: null })
  const written = LINK.replace('<', '&lt;')
  expect(styled(`${written}${LINK}`, [rule('p', ['p'], 'margin:0')]).html).toContain(
    `<body>${written}${LINK}</body>`,
  )
})

test('a sheet may contain any character: the page, with a character for each byte, gets its bytes', () => {
  const { html, styleHash } = styled('<p class="a">ñ</p>', [rule('.a', ['.a'], 'content:"…"')])
  const css = '.a{content:"…"}'
  expect(Buffer.from(html, 'latin1').toString()).toContain(`<style>${css}</style>`)
  expect(styleHash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})
