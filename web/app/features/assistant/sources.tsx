import type { ChatSource } from '@andariego/contract/assistant'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './sources.module.css'

const SHOWN = 4

/** The places that an answer is based on. */
export const Sources = ({ sources }: { sources: readonly ChatSource[] }) => {
  const [all, setAll] = useState(false)
  if (sources.length === 0) return null
  const shown = all ? sources : sources.slice(0, SHOWN)
  return (
    <ul className={styles.sources} aria-label="Lugares de esta respuesta">
      {shown.map(({ placeId, name }) => (
        <li key={placeId}>
          <PlaceLink placeId={placeId} className={styles.source}>
            <IconMapPin aria-hidden="true" />
            <span>{name}</span>
          </PlaceLink>
        </li>
      ))}
      {shown.length < sources.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            y {sources.length - shown.length} más
          </Button>
        </li>
      )}
    </ul>
  )
}
