import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './place-search-box.module.css'
import type { PlaceSearchState } from './use-place-search.ts'

/** The message shown in place of options; null while there are options, or without a search. */
export const noteOf = ({ state, options, retry }: PlaceSearchState): ReactNode => {
  if (state === 'searching' && options.length === 0) return <p className={styles.note}>Buscando…</p>
  if (state === 'nothing')
    return (
      <p className={styles.note}>
        No se encontraron lugares. Prueba con otro nombre o marca el lugar en el mapa.
      </p>
    )
  if (state !== 'failed') return null
  return (
    <div role="alert" className={styles.note}>
      <p>No se pudo buscar. También puedes marcar el lugar en el mapa.</p>
      <Button variant="secondary" size="small" onClick={retry}>
        Reintentar
      </Button>
    </div>
  )
}
