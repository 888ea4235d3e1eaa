import { useState } from 'react'
import { ConfiguredMap, type Coordinates, formatCoordinates, SELECTED_ZOOM } from '../../maps/public.ts'
import styles from './corrections.module.css'

interface PinFieldProps {
  /** The name of the place. */
  name: string
  pin: Coordinates
  onMove: (pin: Coordinates) => void
}

/** A map to position the pin of a place: by clicking, by dragging, or with the arrow keys. */
export const PinField = ({ name, pin, onMove }: PinFieldProps) => {
  // The map does not follow the pin, so that it stays where the user moved it.
  const [view, setView] = useState({ center: pin, zoom: SELECTED_ZOOM })
  return (
    <div className={styles.pin}>
      <p>Toca el mapa donde está, o arrastra el punto.</p>
      <ConfiguredMap
        label={`Mapa para corregir dónde está ${name}`}
        height="24rem"
        center={view.center}
        zoom={view.zoom}
        markers={[{ id: 'pin', label: name, ...pin }]}
        draggableMarker
        onPick={(latitude, longitude, zoom) => {
          onMove({ latitude, longitude })
          setView({ center: { latitude, longitude }, zoom })
        }}
      />
      <p aria-live="polite">{formatCoordinates(pin)}</p>
    </div>
  )
}
