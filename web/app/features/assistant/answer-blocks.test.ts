import { describe, expect, test } from 'vitest'
import { type Block, blocksOf, type Inline, spokenText } from './answer-blocks.ts'

const ID = '0193a1b2-0000-7000-8000-0000000000ab'

const inline = (part: Inline): string => {
  if (part.kind === 'strong') return `<b>${part.parts.map(inline).join('')}</b>`
  return part.kind === 'place' ? `<a ${part.placeId}>${part.text}</a>` : part.text
}
const line = (parts: Inline[]) => parts.map(inline).join('')
const shown = (block: Block): string =>
  block.kind === 'list'
    ? `${block.ordered ? block.start : '-'}:${block.items.map((item) => item.map(line).join('/')).join('|')}`
    : `${block.kind}:${block.lines.map(line).join('/')}`
const read = (answer: string) => blocksOf(answer).map(shown)

describe('an answer', () => {
  test('is paragraphs, lists whose items go on, quotes, emphasis and links to places', () => {
    const answer = `Hola, **[Alhambra](/place/${ID})**:\nsegunda línea\n\n1. [Uno](/place/${ID}) · ★ 4\n   más\n2. Dos\n\n- a\n- b\n\n> «Sí» (5 de 5)\n\n## Día 1`
    expect(read(answer)).toEqual([
      `paragraph:Hola, <b><a ${ID}>Alhambra</a></b>:/segunda línea`,
      `1:<a ${ID}>Uno</a> · ★\u00a04/más|Dos`,
      '-:a|b',
      'quote:«Sí» (5 de 5)',
      'paragraph:<b>Día 1</b>',
    ])
  })

  test.each([
    ['[clic](javascript:alert(1))', '[clic](javascript:alert(1))'],
    ['[clic](https://malo.example/x)', 'clic'],
    ['![foto](https://malo.example/pixel.gif)', 'foto'],
    [`[x](//malo.example/place/${ID})`, 'x'],
    [`[x](/place/${ID}/../../account)`, 'x'],
    ['[x](/place/%2e%2e)', 'x'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['**sin cerrar', '**sin cerrar'],
    ['[[x]](/account)', '[[x]](/account)'],
  ])('of %s is nothing but words', (answer, words) => {
    expect(blocksOf(answer)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text: words }]] }])
  })

  test('is read out as its words', () => {
    expect(spokenText(`**Hola**\n\n1. [Uno](/place/${ID})\n2. Dos`)).toBe('Hola. Uno. Dos')
    expect(spokenText('Es alto.\n\n> «Vale la pena» (5 de 5)\n\n¿Vas?\n\nCerca:\n- Uno')).toBe(
      'Es alto. «Vale la pena» (5 de 5). ¿Vas? Cerca: Uno',
    )
  })

  test('of any kind is read in no time', () => {
    const began = performance.now()
    for (const text of ['[', '](', '**', '> ', '1. ', '[x](', '- \n'])
      blocksOf(text.repeat(12_000 / text.length))
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
