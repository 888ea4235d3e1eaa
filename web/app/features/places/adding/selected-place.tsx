import { formatCoordinates } from '../../maps/public.ts'
import type { PlaceValues } from './place-draft.ts'
import styles from './selected-place.module.css'

interface SelectedPlaceProps {
  values: PlaceValues | null
  /** The form has fields for name and address, so only the coordinates are shown here. */
  byPin: boolean
}

/** A summary of the chosen place. */
export const SelectedPlace = ({ values, byPin }: SelectedPlaceProps) => (
  <section aria-label="Lugar seleccionado" className={styles.selected} aria-live="polite">
    {values ? (
      <dl>
        {!byPin && (
          <>
            <dt>Nombre</dt>
            <dd className={styles.name}>{values.name}</dd>
            <dt>Dirección</dt>
            <dd>{values.address}</dd>
          </>
        )}
        <dt>Coordenadas</dt>
        <dd className={styles.coordinates}>{formatCoordinates(values)}</dd>
      </dl>
    ) : (
      <p>Busca un lugar por su nombre, o toca el mapa para marcarlo tú.</p>
    )}
  </section>
)
