import { IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { FieldError } from '../field.tsx'
import { Combobox } from './combobox.tsx'
import type { OptionLine } from './combobox-list.tsx'
import styles from './search-combobox.module.css'

type ComboboxProps<Option> = ComponentProps<typeof Combobox<Option>>
interface SearchComboboxProps<Option>
  extends Omit<ComboboxProps<Option>, 'field' | 'listClass' | 'panelClass'> {
  label: string
  error?: string | null
  /** What the field has besides its id, style and error. */
  field: Omit<ComboboxProps<Option>['field'], 'id'>
  /** Whether the options are those of an earlier text. */
  isOutdated?: boolean
}

/** A labelled field that searches, with the options found below it. */
export const SearchCombobox = <Option,>({
  label,
  error,
  field,
  isOutdated,
  ...combobox
}: SearchComboboxProps<Option>) => {
  const id = useId()
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <IconSearch aria-hidden="true" className={styles.icon} />
        <Combobox<Option>
          {...combobox}
          field={{
            type: 'search',
            spellCheck: false,
            maxLength: 200,
            ...field,
            id,
            className: styles.field,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : undefined,
          }}
          listClass={classNames(styles.list, isOutdated && styles.outdated)}
          panelClass={styles.panel}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface SearchOptionProps {
  line: OptionLine
  picture: ReactNode
  name: string
  /** A line each below the name; what is empty is left out. */
  details: readonly ReactNode[]
}

/** An option of a search: a picture or an icon, a name, and details below it. */
export const SearchOption = ({ line, picture, name, details }: SearchOptionProps) => (
  <div {...line} className={styles.option}>
    {picture}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {details.filter(Boolean).map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity, and never change places
        <span key={index} className={styles.detail}>
          {detail}
        </span>
      ))}
    </span>
  </div>
)

/** What stands below the options, or in their place. */
export const SearchNote = ({ children, ...props }: ComponentProps<'div'>) => (
  <div {...props} className={styles.note}>
    {children}
  </div>
)
