import { COPIED_PARTS, type CopiedPart } from '@andariego/contract/trips-rules'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import styles from './copied-parts.module.css'

const WORDS = { notes: 'Notas', costs: 'Costos', bookings: 'Reservas' } as const

interface CopiedPartsProps {
  parts: readonly CopiedPart[]
  onChange: (parts: CopiedPart[]) => void
}

/** Checkboxes for the parts of a trip that a copy takes along besides places and times. */
export const CopiedParts = ({ parts, onChange }: CopiedPartsProps) => (
  <fieldset className={styles.parts}>
    <legend>Llevar también</legend>
    {COPIED_PARTS.map((part) => (
      <Checkbox
        key={part}
        compact
        label={WORDS[part]}
        checked={parts.includes(part)}
        onChange={({ target }) =>
          onChange(COPIED_PARTS.filter((one) => (one === part ? target.checked : parts.includes(one))))
        }
      />
    ))}
  </fieldset>
)
