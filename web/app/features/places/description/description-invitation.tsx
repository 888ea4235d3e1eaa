import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import { loginPath } from '../../../platform/session/next-page.ts'
import styles from './place-description.module.css'

/** Shown when a place has no description, with an invitation to write one. */
export const DescriptionInvitation = ({ place }: { place: Place }) => (
  <p className={styles.nothing}>
    Este lugar todavía no tiene descripción.{' '}
    <span className="only-anonymous">
      <Link to={loginPath(pages.place({ id: place.id }))}>Inicia sesión</Link> para escribirla.
    </span>
    <span className="only-user">¿La escribes tú?</span>
  </p>
)
