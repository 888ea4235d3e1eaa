import { expect, test } from 'vitest'
import { styleRules } from './style-rules.ts'

const needs = (selector: string) => styleRules(`${selector}{color:red}`)[0]?.selectors[0]?.needs

test.each([
  ['.a', ['.a']],
  ['main>.a:hover', ['main', '.a']],
  ['.a .b::before', ['.a', '.b']],
  ['#top.a', ['#top', '.a']],
  ['.a[aria-expanded=true]', ['.a']],
  ['.a[data-x=".b"]', ['.a']],
  ['.a:not(.b)', ['.a']],
  ['.a:is(.b,:where(.c,.d))', ['.a']],
  [':root', []],
  ['*', []],
])('for %s a page must hold %j', (selector, expected) => {
  expect(needs(selector)).toEqual(expected)
})

test('a rule keeps the groups around it, and each of its selectors its own needs', () => {
  expect(styleRules('@media (width>=48em){@supports (display:grid){.a,.b{color:red;margin:0}}}')).toEqual([
    {
      within: ['@media (width>=48em)', '@supports (display:grid)'],
      selectors: [
        { text: '.a', needs: ['.a'] },
        { text: '.b', needs: ['.b'] },
      ],
      body: 'color:red;margin:0',
    },
  ])
})

test('what no element matches stays whole; animations tell their name', () => {
  expect(styleRules('@font-face{font-family:F}@keyframes turn{to{rotate:1turn}}')).toEqual([
    { within: [], selectors: [], body: '@font-face{font-family:F}' },
    { within: [], selectors: [], body: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' },
  ])
})

test('rules for paper are left to the whole sheets', () => {
  expect(styleRules('@media print{.a{display:none}}')).toEqual([])
})
