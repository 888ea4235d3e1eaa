import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { LawPage } from './law-page.tsx'

export const Terms = () => (
  <LawPage title="Términos" lead="Qué es Andariego, qué puedes esperar de él y qué espera de ti.">
    <h2>Qué es</h2>
    <p>
      Andariego es una herramienta educativa y de demostración para compartir lugares y planear viajes. Se
      ofrece tal como está, sin garantías ni fines comerciales, y puede cambiar, interrumpirse o terminar.
    </p>
    <h2>Tu cuenta</h2>
    <p>
      Debes tener al menos 16 años. Necesitas un correo propio y una contraseña que solo conozcas tú; lo que
      se haga desde tu cuenta es responsabilidad tuya.
    </p>
    <h2>Lo que publicas</h2>
    <p>
      Sigue siendo tuyo. Al publicarlo permites que Andariego lo muestre a cualquiera que visite el sitio.
      Publica solo lo que es tuyo y cumple las <Link to={pages.communityRules()}>normas de la comunidad</Link>
      .
    </p>
    <h2>Lo que lees</h2>
    <p>
      Los lugares y las opiniones los escriben otros viajeros, y el asistente puede equivocarse. Comprueba
      horarios, precios y condiciones antes de viajar.
    </p>
    <h2>Tus datos</h2>
    <p>
      Lo que guardamos, para qué y por cuánto tiempo está en la página de{' '}
      <Link to={pages.privacy()}>privacidad</Link>.
    </p>
  </LawPage>
)
