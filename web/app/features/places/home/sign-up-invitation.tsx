import { pages } from '@andariego/contract/pages'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { RouteScene } from '../../../ui/feedback/route-scene.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import styles from './sign-up-invitation.module.css'

/** Invitation at the end of the page, for visitors without an account. */
export const SignUpInvitation = () => (
  <Container className="only-anonymous">
    <section className={styles.invitation}>
      <div className={styles.words}>
        <h2>Tu próximo viaje empieza en esta página</h2>
        <p>Crea tu cuenta gratis: escribe reseñas, guarda favoritos y arma tus itinerarios.</p>
        <div className={styles.ways}>
          <LinkButton to={pages.register()} variant="accent" size="large">
            Crear cuenta
          </LinkButton>
          <LinkButton to={pages.login()} variant="secondary" size="large">
            Iniciar Sesión
          </LinkButton>
        </div>
      </div>
      <div className={styles.scene}>
        <RouteScene />
      </div>
    </section>
  </Container>
)
