import { KEPT_DATA } from '@andariego/contract/kept-data-rules'
import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import styles from './law.module.css'
import { LawPage } from './law-page.tsx'

/** Generated from the list of stored data that a test compares with the database. */
export const Privacy = () => (
  <LawPage title="Privacidad" lead="Qué guardamos de ti, para qué, cuánto tiempo y quién lo ve. Nada más.">
    <p>
      No vendemos tus datos ni los compartimos con anunciantes. No usamos cookies de seguimiento: la única
      dice que ya entraste desde este navegador. Él guarda tu sesión, el tema, tus borradores y lo que se
      puede leer sin conexión, y eso no sale de él salvo lo que envías.
    </p>
    <h2>Lo que guardamos</h2>
    <ul className={styles.kept}>
      {KEPT_DATA.map(({ what, why, until, seenBy }) => (
        <li key={what}>
          <h3>{what}</h3>
          <dl>
            <dt>Para qué</dt>
            <dd>{why}</dd>
            <dt>Cuánto tiempo</dt>
            <dd>{until}</dd>
            <dt>Quién lo ve</dt>
            <dd>{seenBy}</dd>
          </dl>
        </li>
      ))}
    </ul>
    <h2>Lo que puedes hacer</h2>
    <p>
      Desde <Link to={pages.account()}>tu cuenta</Link> puedes descargar todo lo que diste, cambiar tus datos
      y borrar la cuenta. Al borrarla, tu correo y lo tuyo desaparecen en el acto; lo publicado queda sin tu
      nombre. Quien administra el servicio puede conservar copias de seguridad un tiempo más.
    </p>
    <h2>Otros servicios</h2>
    <p>
      El mapa y la búsqueda de lugares vienen con Andariego y no preguntan a nadie. Quien administra el
      servicio puede elegir otro mapa, otro buscador, un modelo para el asistente o un medidor de visitas
      propio: entonces lo que se les pregunta llega también a ellos.
    </p>
  </LawPage>
)
