import { useState } from 'react'
import { ConfiguredMap, type Coordinates, formatCoordinates, SELECTED_ZOOM } from '../../maps/public.ts'
import styles from './corrections.module.css'

interface PinFieldProps {
  /** Of the place. */
  name: string
  pin: Coordinates
  onMove: (pin: Coordinates) => void
}

/** A pin to be put where the place is: by a press on the map, by dragging it or with the arrow keys. */
export const PinField = ({ name, pin, onMove }: PinFieldProps) => {
  // The map stays where somebody moved it while the pin goes on.
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
