import {
  type AppealableKind,
  MESSAGES_AROUND,
  NEW_ACCOUNT_DAYS,
  type ReportReason,
  TEXTS_PER_MINUTE,
} from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { LawPage } from './law-page.tsx'

const NOT_WELCOME: Record<Exclude<ReportReason, 'other'>, string> = {
  illegal: 'Lo ilegal, y lo que pone a alguien en peligro.',
  sexual: 'El contenido sexual.',
  hate: 'El odio y la discriminación.',
  violence: 'La violencia y las amenazas.',
  harassment: 'El acoso y los insultos.',
  privacy: 'Los datos privados de otra persona.',
  spam: 'La publicidad y los engaños.',
  false: 'Lo falso, y lo que no es de ese lugar.',
}
const CONSEQUENCES: Record<AppealableKind, string> = {
  hide: 'Ocultamos lo que publicaste.',
  remove: 'Lo eliminamos, sin vuelta atrás.',
  lock: 'Bloqueamos la descripción de un lugar, para que nadie la cambie.',
  merge: 'Unimos dos lugares que son el mismo.',
  warn: 'Te enviamos una advertencia.',
  limit: 'Limitamos tu cuenta: puedes leer y organizar tus viajes, pero no publicar ni escribir a otros.',
  suspend: 'Suspendemos tu cuenta por un tiempo: mientras tanto solo puedes leer.',
  close: 'Cerramos tu cuenta.',
}

/** The types make it name all the product's reasons for reports and all decisions against an author. */
export const CommunityRules = () => (
  <LawPage
    title="Normas de la comunidad"
    lead="Cuenta lo que viviste, con respeto. Lo demás se puede denunciar, y una persona lo revisa."
  >
    <h2>Lo que no se admite</h2>
    <ul>
      {Object.entries(NOT_WELCOME).map(([reason, words]) => (
        <li key={reason}>{words}</li>
      ))}
    </ul>
    <h2>Denunciar</h2>
    <p>
      Con la bandera junto a cada reseña, foto, video, lugar, descripción, persona, mensaje, grupo o
      comentario; un itinerario, en su menú «Más acciones». A quien lo publicó no le diremos quién lo
      denunció. De un mensaje privado la moderación lee ese y hasta {MESSAGES_AROUND} antes y después. Cuando
      termina de revisarla, te avisa si tomó medidas.
    </p>
    <h2>Lo que espera una revisión</h2>
    <p>
      El mismo texto otra vez, más de {TEXTS_PER_MINUTE} publicaciones en un minuto, o un enlace de una cuenta
      de menos de {NEW_ACCOUNT_DAYS} días. Se muestra cuando alguien del equipo lo haya visto.
    </p>
    <h2>Lo que puede pasar</h2>
    <ul>
      {Object.entries(CONSEQUENCES).map(([decision, words]) => (
        <li key={decision}>{words}</li>
      ))}
    </ul>
    <p>
      Lo que limita, suspende o cierra una cuenta vale para tu correo: sigue en vigor si borras la cuenta y
      abres otra.
    </p>
    <h2>Apelar</h2>
    <p>
      Cada decisión llega con su motivo a <Link to={pages.notices()}>tus avisos</Link>. Puedes apelar una vez,
      y decide una persona distinta de la primera. Todo queda en un registro que nadie puede cambiar.
    </p>
  </LawPage>
)
