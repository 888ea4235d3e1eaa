/** A part of a line: text, emphasis, or a link to a place of the product. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'place'; placeId: string; text: string }

export type Block =
  | { kind: 'paragraph' | 'quote'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][][] }

const PLACE = /^\/place\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const INLINE = /\*\*(?<strong>[^*\n]+)\*\*|!?\[(?<label>[^\][\n]{1,300})\]\((?<target>[^()\s]{0,500})\)/g
const BULLET = /^[-*•] +(.*)$/
const NUMBERED = /^(\d{1,3})[.)] +(.*)$/
const QUOTE = /^> ?(.*)$/
/** A star stays on the line of its rating. */
const STAR = '★\u00a0'
const HEADING = /^#{1,6} +(.*)$/

/** Parses emphasis and links to places; any other Markdown link is reduced to its text. */
const inlinesOf = (line: string): Inline[] => {
  const parts: Inline[] = []
  const addText = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text: text.replaceAll('★ ', STAR) })
  }
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const { strong, label = '', target = '' } = match.groups ?? {}
    addText(line.slice(end, match.index))
    end = match.index + match[0].length
    const placeId = PLACE.exec(target)?.[1]
    if (strong !== undefined) parts.push({ kind: 'strong', parts: inlinesOf(strong) })
    else if (placeId) parts.push({ kind: 'place', placeId, text: label })
    else addText(label)
  }
  addText(line.slice(end))
  return parts
}

/**
 * Parses an answer into blocks. The answer comes from a model and may quote strangers, so only text, emphasis, lists, quotes and
 * links to the product's own places are let through.
 */
export const blocksOf = (answer: string): Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  const put = (block: Block) => {
    blocks.push(block)
    open = block
  }
  const current = (): Block | null => open
  for (const line of answer.split('\n')) {
    const text = line.trim()
    const last = current()
    const bullet = BULLET.exec(text)
    const numbered = NUMBERED.exec(text)
    const quote = QUOTE.exec(text)
    if (text === '') {
      open = null
    } else if (bullet || numbered) {
      const item = [inlinesOf(bullet?.[1] ?? numbered?.[2] ?? '')]
      if (last?.kind === 'list' && last.ordered === (numbered !== null)) last.items.push(item)
      else put({ kind: 'list', ordered: numbered !== null, start: Number(numbered?.[1] ?? 1), items: [item] })
    } else if (quote) {
      const said = inlinesOf(quote[1] ?? '')
      if (last?.kind === 'quote') last.lines.push(said)
      else put({ kind: 'quote', lines: [said] })
    } else if (last?.kind === 'list') {
      last.items.at(-1)?.push(inlinesOf(text))
    } else {
      const heading = HEADING.exec(text)
      const said: Inline[] = heading
        ? [{ kind: 'strong', parts: inlinesOf(heading[1] ?? '') }]
        : inlinesOf(text)
      if (last?.kind === 'paragraph') last.lines.push(said)
      else put({ kind: 'paragraph', lines: [said] })
    }
  }
  return blocks
}

const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((part) => (part.kind === 'strong' ? wordsOf(part.parts) : part.text)).join('')

/** A line that needs no full stop before the next one. */
const ENDS_ITSELF = /[.!?…:]$/

/** The answer as plain text, for screen readers. */
export const spokenText = (answer: string): string =>
  blocksOf(answer)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.lines))
    .map(wordsOf)
    .map((line, index, { length }) => (index === length - 1 || ENDS_ITSELF.test(line) ? line : `${line}.`))
    .join(' ')
