import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import { signInPathFrom } from '../place-path.ts'
import styles from './place-description.module.css'

/** In place of a description that nobody has written. */
export const DescriptionInvitation = ({ place }: { place: Place }) => (
  <p className={styles.nothing}>
    Este lugar todavía no tiene descripción.{' '}
    <span className="only-anonymous">
      <Link to={signInPathFrom(place.id)}>Inicia sesión</Link> para escribirla.
    </span>
    <span className="only-user">¿La escribes tú?</span>
  </p>
)
