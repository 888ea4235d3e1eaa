import type { ReactNode } from 'react'
import { Retry } from '../../../ui/actions/retry.tsx'
import { SearchNote } from '../../../ui/form/combobox/search-combobox.tsx'
import type { PlaceSearchState } from './use-place-search.ts'

/** The message shown in place of options; null while there are options, or without a search. */
export const noteOf = ({ state, options, retry }: PlaceSearchState): ReactNode => {
  if (state === 'searching' && options.length === 0) return <SearchNote>Buscando…</SearchNote>
  if (state === 'nothing')
    return (
      <SearchNote>No se encontraron lugares. Prueba con otro nombre o marca el lugar en el mapa.</SearchNote>
    )
  if (state !== 'failed') return null
  return (
    <SearchNote role="alert">
      <p>No se pudo buscar. También puedes marcar el lugar en el mapa.</p>
      <Retry size="small" onRetry={retry} />
    </SearchNote>
  )
}
