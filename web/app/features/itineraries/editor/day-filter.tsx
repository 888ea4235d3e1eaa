import { ChoiceChip } from '../../../ui/content/chip.tsx'
import { shortDayLabel } from '../day-label.ts'
import type { Day } from '../stop.ts'
import styles from './day-filter.module.css'

interface DayFilterProps {
  days: readonly Day[]
  /** The date of the shown day; null for all days. */
  shown: string | null
  onShow: (date: string | null) => void
}

/** Buttons to show all days or a single one. */
export const DayFilter = ({ days, shown, onShow }: DayFilterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
  <div role="group" aria-label="Días" className={styles.chips}>
    <ChoiceChip chosen={shown === null} onClick={() => onShow(null)}>
      Todos
    </ChoiceChip>
    {days.map(({ date, number }) => (
      <ChoiceChip key={date} chosen={shown === date} onClick={() => onShow(date)}>
        Día {number} <span className={styles.date}>{shortDayLabel(date)}</span>
      </ChoiceChip>
    ))}
  </div>
)
