import {
  APPEALABLE,
  decisionNotices,
  MESSAGES_AROUND,
  NEW_ACCOUNT_DAYS,
  REPORT_REASONS,
  reportReasons,
  TEXTS_PER_MINUTE,
} from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { LawPage } from './law-page.tsx'

const NOT_WELCOME = REPORT_REASONS.filter((reason) => reason !== 'other')

/** Generated from the product's report reasons and possible decisions, so that the rules always name all of them. */
export const CommunityRules = () => (
  <LawPage
    title="Normas de la comunidad"
    lead="Cuenta lo que viviste, con respeto. Lo demás se puede denunciar, y una persona lo revisa."
  >
    <h2>Lo que no se admite</h2>
    <ul>
      {NOT_WELCOME.map((reason) => (
        <li key={reason}>{reportReasons[reason].label}</li>
      ))}
    </ul>
    <h2>Denunciar</h2>
    <p>
      Con la bandera junto a cada reseña, foto, lugar, descripción, persona, mensaje, grupo o itinerario.
      Quien lo publicó no sabrá quién lo denunció. De un mensaje privado la moderación lee ese y hasta{' '}
      {MESSAGES_AROUND} antes y después.
    </p>
    <h2>Lo que espera una revisión</h2>
    <p>
      El mismo texto otra vez, más de {TEXTS_PER_MINUTE} publicaciones en un minuto, o un enlace de una cuenta
      de menos de {NEW_ACCOUNT_DAYS} días. Se muestra cuando alguien del equipo lo haya visto.
    </p>
    <h2>Lo que puede pasar</h2>
    <ul>
      {APPEALABLE.map((decision) => (
        <li key={decision}>{decisionNotices[decision as keyof typeof decisionNotices]}</li>
      ))}
    </ul>
    <h2>Apelar</h2>
    <p>
      Cada decisión llega con su motivo a <Link to={pages.notices()}>tus avisos</Link>. Puedes apelar una vez,
      y decide una persona distinta de la primera. Todo queda en un registro que nadie puede cambiar.
    </p>
  </LawPage>
)
