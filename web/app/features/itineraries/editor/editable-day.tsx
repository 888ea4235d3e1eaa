import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties, ReactNode } from 'react'
import { useColorScheme } from '../../../platform/theme/theme.ts'
import { headingId } from '../arrangement.ts'
import { dayColor } from '../day-color.ts'
import { DayHeading } from '../day-heading.tsx'
import type { Day } from '../stop.ts'
import styles from './editable-day.module.css'

/** A day in the sortable list; its heading moves aside for the dragged stop. */
export const EditableDay = ({ day, children }: { day: Day; children: ReactNode }) => {
  const scheme = useColorScheme()
  const heading = useSortable({ id: headingId(day.date), disabled: { draggable: true } })
  const color = { '--day': dayColor(day.number, scheme) } as CSSProperties
  const moved = { transform: CSS.Translate.toString(heading.transform), transition: heading.transition }
  return (
    <section className={styles.day} style={color}>
      <div ref={heading.setNodeRef} style={moved} className={styles.heading}>
        <DayHeading day={day} />
      </div>
      <ol className={styles.stops}>{children}</ol>
    </section>
  )
}
