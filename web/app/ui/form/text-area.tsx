import { isLongerThan, lengthOf } from '@andariego/contract/text-rules'
import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describedBy, Field, type FieldText, fieldIds } from './field.tsx'

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'ref'> & {
    /** Shows 'n/limit caracteres'. It only counts: nothing typed is cut, and `error` says when a text is too long. */
    counterLimit?: number
    ref?: (element: HTMLTextAreaElement | null) => void
  }

const growsByItself = () => CSS.supports('field-sizing', 'content')

/** A text area that grows with its text. Works with `value` as well as with `defaultValue`. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, id, className, counterLimit, onChange, ref, ...rest } = props
  const ownId = useId()
  const ids = fieldIds(id ?? ownId)
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = area.current
    if (!element || growsByItself()) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 3}px`
  }, [text])

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const over = counterLimit !== undefined && isLongerThan(text, counterLimit)
  const counter = counterLimit !== undefined && (
    <span className={classNames(styles.counter, over && styles.counterOver)}>
      {lengthOf(text)}/{counterLimit} caracteres
    </span>
  )
  return (
    <Field ids={ids} label={label} hint={hint} error={error} aside={counter}>
      <textarea
        rows={3}
        {...rest}
        {...describedBy(ids, hint, error)}
        ref={(element) => {
          area.current = element
          ref?.(element)
        }}
        className={classNames(styles.control, styles.area, className)}
        onChange={change}
      />
    </Field>
  )
}
