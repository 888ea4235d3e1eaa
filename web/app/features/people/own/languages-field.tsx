import { LANGUAGES, LANGUAGES_MAX } from '@andariego/contract/profile-rules'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { languageName } from '../language-name.ts'
import styles from './languages-field.module.css'

interface LanguagesFieldProps {
  value: readonly string[]
  onChange: (languages: string[]) => void
}

/** A field for several languages: chosen one by one, each with a button to remove it. */
export const LanguagesField = ({ value, onChange }: LanguagesFieldProps) => {
  const left = LANGUAGES.filter((code) => !value.includes(code))
    .map((code) => ({ value: code as string, label: languageName(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))
  const isFull = value.length >= LANGUAGES_MAX
  return (
    <div className={styles.languages}>
      <SelectField
        label="Idiomas"
        hint={isFull ? `Son los ${LANGUAGES_MAX} que caben.` : 'Los que hablas.'}
        compact
        value=""
        disabled={isFull}
        options={[{ value: '', label: 'Agregar un idioma…' }, ...left]}
        onChange={({ target }) => target.value !== '' && onChange([...value, target.value])}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label="Idiomas elegidos">
          {value.map((code) => (
            <li key={code} className={styles.language}>
              {languageName(code)}
              <IconButton
                label={`Quitar ${languageName(code)}`}
                icon={<IconX aria-hidden="true" />}
                onClick={() => onChange(value.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
