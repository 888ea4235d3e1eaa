import { Fragment, type ReactNode } from 'react'
import styles from './note-text.module.css'

// An address may have pairs of parentheses, as many of Wikipedia's do; a closing one without its opening one belongs to the sentence.
const INLINE =
  /\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|\*(?!\s)([^*\n]+)(?<!\s)\*|\[([^\]\n]+)\]\((https:\/\/(?:[^\s()]|\([^\s()]*\))+)\)|(https:\/\/(?:[^\s<>"()]|\([^\s<>"()]*\))*(?:[^\s<>"().,;:!?]|\([^\s<>"()]*\)))/g

const link = (href: string, text: string) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {text}
  </a>
)

const inline = (text: string): ReactNode[] => {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, label, target, bare] = match
    parts.push(text.slice(end, match.index))
    end = match.index + whole.length
    if (bold !== undefined) parts.push(<strong>{bold}</strong>)
    else if (italic !== undefined) parts.push(<em>{italic}</em>)
    else parts.push(link(target ?? bare ?? '', label ?? bare ?? ''))
  }
  parts.push(text.slice(end))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

// '•' stands before the items of a list that was copied from elsewhere.
const ITEM = /^\s*(?:[-*] +|•\s*)/

const block = (lines: string[]): ReactNode => {
  if (lines.every((line) => ITEM.test(line)))
    return (
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{inline(line.replace(ITEM, ''))}</li>
        ))}
      </ul>
    )
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          {index > 0 && <br />}
          {inline(line)}
        </Fragment>
      ))}
    </p>
  )
}

/** Splits a text into blocks, so that list items and other lines are apart. */
const blocksOf = (text: string): string[][] => {
  const blocks: string[][] = []
  for (const paragraph of text.split(/\n\s*\n/)) {
    let last: string[] | null = null
    for (const line of paragraph.split('\n').filter((one) => one.trim() !== '')) {
      if (last && ITEM.test(line) === ITEM.test(last[0] ?? '')) last.push(line)
      else {
        last = [line]
        blocks.push(last)
      }
    }
  }
  return blocks
}

/**
 * A note with a little Markdown: **bold**, *italic*, lists and https links. Everything else is shown as plain text; HTML is never
 * rendered.
 */
export const NoteText = ({ text }: { text: string }) => (
  <div className={styles.note}>
    {blocksOf(text).map((lines, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{block(lines)}</Fragment>
    ))}
  </div>
)
