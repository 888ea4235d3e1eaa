import { SELECTED_ZOOM } from './constants.ts'
import type { Coordinates } from './map-source.ts'
import classes from './map-view.module.css'

const openStreetMap = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${SELECTED_ZOOM}/${latitude}/${longitude}`

const googleMaps = ({ latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** Links to the same position on maps with streets, in a new tab. */
export const MapLinks = ({ place }: { place: Coordinates }) => (
  <ul className={classes.links}>
    <li>
      <a href={openStreetMap(place)} target="_blank" rel="noopener">
        Abrir en OpenStreetMap
      </a>
    </li>
    <li>
      <a href={googleMaps(place)} target="_blank" rel="noopener">
        Google Maps
      </a>
    </li>
  </ul>
)
