import {
  type Icon,
  IconBuildingCommunity,
  IconBuildingMonument,
  IconMap2,
  IconMapPin,
  IconPlane,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { PlaceOption } from './place-option.ts'
import styles from './place-search-box.module.css'
import type { PlaceSearchState } from './use-place-search.ts'

const KINDS: Record<PlaceOption['kind'], { icon: Icon; word: string }> = {
  landmark: { icon: IconBuildingMonument, word: 'Lugar de interés' },
  city: { icon: IconBuildingCommunity, word: 'Ciudad' },
  area: { icon: IconMap2, word: 'Región' },
  airport: { icon: IconPlane, word: 'Aeropuerto' },
  address: { icon: IconMapPin, word: 'Dirección' },
}

interface PlaceSearchResultsProps {
  listId: string
  search: PlaceSearchState
  activeId: string | null
  optionId: (option: PlaceOption) => string
  onChoose: (option: PlaceOption) => void
}

/** What drops down below the field. The focus stays in the field, so presses must not take it. */
export const PlaceSearchResults = ({ search, listId, ...list }: PlaceSearchResultsProps) => {
  const { state, options, retry } = search
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div
      className={styles.results}
      data-waiting={state === 'searching' || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label="Lugares encontrados" className={styles.list}>
        {options.map((option) => (
          <ResultLine
            key={option.id}
            id={list.optionId(option)}
            option={option}
            active={option.id === list.activeId}
            onChoose={() => list.onChoose(option)}
          />
        ))}
      </div>
      {state === 'searching' && options.length === 0 && <p className={styles.note}>Buscando…</p>}
      {state === 'nothing' && (
        <p className={styles.note}>
          No se encontraron lugares. Prueba con otro nombre o marca el lugar en el mapa.
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className={styles.note}>
          <p>No se pudo buscar. También puedes marcar el lugar en el mapa.</p>
          <Button variant="secondary" size="small" onClick={retry}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}

interface ResultLineProps {
  id: string
  option: PlaceOption
  active: boolean
  onChoose: () => void
}

const ResultLine = ({ id, option, active, onChoose }: ResultLineProps) => {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { icon: KindIcon, word } = KINDS[option.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which names this line as its active one
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      onClick={onChoose}
    >
      <KindIcon role="img" aria-label={word} />
      <span className={styles.words}>
        <span className={styles.name}>{option.name}</span>
        <span className={styles.address}>{option.address}</span>
      </span>
    </div>
  )
}
