import type { Connection } from '../platform/connection.ts'
import { countOf, formatDateTime, plural } from '../platform/format/format.ts'

const seen = ({ offline, shownFrom }: Connection, timeZone: string) => {
  if (shownFrom)
    return `${offline ? 'Sin conexión' : 'La conexión es lenta'}: ves lo guardado el ${formatDateTime(shownFrom, timeZone)}.`
  return offline ? 'Sin conexión: lo que ya viste se puede abrir.' : null
}

const unsent = ({ offline, waiting, refused, unheard }: Connection) => [
  waiting > 0 &&
    offline &&
    `${countOf(waiting, 'cambio espera', 'cambios esperan')} la conexión para enviarse.`,
  waiting > 0 &&
    !offline &&
    unheard &&
    `El servidor no responde: ${countOf(waiting, 'cambio espera', 'cambios esperan')}, y se ${plural(waiting, 'enviará solo', 'enviarán solos')}.`,
  waiting > 0 && !offline && !unheard && `Enviando ${countOf(waiting, 'cambio', 'cambios')}…`,
  refused > 0 &&
    `${countOf(refused, 'cambio', 'cambios')} no se ${plural(refused, 'pudo', 'pudieron')} enviar.`,
]

/** The text of the connection bar: how old the shown data are, and which changes have not reached the server. */
export const connectionWords = (connection: Connection, timeZone: string): string =>
  [seen(connection, timeZone), ...unsent(connection)].filter(Boolean).join(' ')
