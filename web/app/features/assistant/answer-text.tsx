import { Fragment, type ReactNode } from 'react'
import { type Block, blocksOf, type Inline } from './answer-blocks.ts'
import styles from './answer-text.module.css'
import { PlaceLink } from './place-link.tsx'

// An index is a stable key here: an answer only grows at its end.
const inlines = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, index) => {
    const key = `${part.kind}${index}`
    if (part.kind === 'strong') return <strong key={key}>{inlines(part.parts)}</strong>
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>
    return (
      <PlaceLink key={key} placeId={part.placeId}>
        {part.text}
      </PlaceLink>
    )
  })

const lines = (all: readonly Inline[][]): ReactNode =>
  all.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {index > 0 && <br />}
      {inlines(line)}
    </Fragment>
  ))

const shown = (block: Block): ReactNode => {
  if (block.kind === 'list') {
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    const items = block.items.map((item, index) => <li key={index}>{lines(item)}</li>)
    return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
  }
  return block.kind === 'quote' ? <blockquote>{lines(block.lines)}</blockquote> : <p>{lines(block.lines)}</p>
}

/** Renders an answer of the assistant. */
export const AnswerText = ({ children }: { children: string }) => (
  <div className={styles.answer}>
    {blocksOf(children).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{shown(block)}</Fragment>
    ))}
  </div>
)
