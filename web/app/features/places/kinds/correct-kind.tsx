import type { Place } from '@andariego/contract/places'
import { useState } from 'react'
import { usePlaceDeeds } from '../place-deeds-query.ts'
import { CorrectKindDialog } from './correct-kind-dialog.tsx'
import styles from './place-kind.module.css'

/** Button that opens the choice of a kind, for users who may correct the kind of this place. */
export const CorrectKind = ({ place }: { place: Place }) => {
  const [open, setOpen] = useState(false)
  const deeds = usePlaceDeeds(place.id)
  if (!deeds?.includes('correctKind')) return null
  return (
    <>
      <button type="button" className={styles.correct} data-print="hidden" onClick={() => setOpen(true)}>
        {place.kind ? 'Corregir el tipo' : 'Decir qué tipo de lugar es'}
      </button>
      <CorrectKindDialog place={place} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
