import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../platform/api/queries.ts'
import { CorrectKindDialog } from './correct-kind-dialog.tsx'
import styles from './place-kind.module.css'

/** Button that opens the choice of a kind, for users who may correct the kind of this place. */
export const CorrectKind = ({ place }: { place: Place }) => {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(query('GET /places/:id/kind', { params: { id: place.id } }))
  if (!data?.may.includes('correctKind')) return null
  return (
    <>
      <button type="button" className={styles.correct} data-print="hidden" onClick={() => setOpen(true)}>
        {place.kind ? 'Corregir el tipo' : 'Decir qué tipo de lugar es'}
      </button>
      <CorrectKindDialog place={place} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
