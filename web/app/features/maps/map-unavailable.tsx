import { Retry } from '../../ui/actions/retry.tsx'
import { formatCoordinates } from './format-coordinates.ts'
import { MapLinks } from './map-links.tsx'
import type { Coordinates } from './map-source.ts'
import classes from './map-view.module.css'

const MESSAGES = {
  settings: 'No se pudo cargar la configuración de mapas',
  server: 'Error al conectar con el servidor',
  webgl: 'Tu navegador no puede dibujar el mapa.',
  network: 'No se pudo cargar el mapa. Verifica tu conexión a internet.',
  googleScript: 'Error al cargar Google Maps',
  googleKey: 'La clave de API de Google Maps no está configurada. El mapa no se puede mostrar.',
}

/** `place` is the single position that the map would show, if there is one. */
interface MapUnavailableProps {
  reason: keyof typeof MESSAGES
  place: Coordinates | null
  onRetry?: () => void
}

/** Says why there is no map, and shows the coordinates and links that work without one. */
export const MapUnavailable = ({ reason, place, onRetry }: MapUnavailableProps) => {
  const retryable = reason !== 'webgl' && reason !== 'googleKey'
  return (
    <div className={classes.unavailable}>
      <p role={retryable ? 'alert' : undefined}>{MESSAGES[reason]}</p>
      {place && (
        <>
          <p className={classes.coordinates}>{formatCoordinates(place)}</p>
          <MapLinks place={place} />
        </>
      )}
      {retryable && onRetry && <Retry onRetry={onRetry} />}
    </div>
  )
}
