import { ANSWER_VERDICT_DAYS } from './assistant-rules.ts'
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_HOURS } from './email-change-rules.ts'
import { UPLOAD_HOURS } from './media-rules.ts'
import {
  HIDDEN_MESSAGE,
  KEPT_RESTRICTION_DAYS,
  MESSAGES_AROUND,
  NEW_ACCOUNT_DAYS,
  REPORTED_FILE_DAYS,
  SAME_TEXT_DAYS,
} from './moderation-rules.ts'
import { NOTIFICATION_DAYS } from './notifications-rules.ts'
import { DELETED_PERSON } from './people-rules.ts'
import { RETIRED_HANDLE_DAYS } from './profile-rules.ts'
import { KNOWN_DEVICE_DAYS, SECURITY_EVENT_DAYS } from './security-rules.ts'

/**
 * What the product stores about people. The privacy page is made from this list, and a test compares the list with the database.
 */
export interface KeptData {
  what: string
  why: string
  /** How long it is stored. */
  until: string
  seenBy: string
  /** The tables that store it; none for what is stored elsewhere. */
  tables: readonly string[]
}

const WITH_ACCOUNT = 'Hasta que lo borras o borras tu cuenta.'
const NOBODY_ELSE = 'Solo tú.'

/** How many hours links and sessions are valid; a test compares these with the server's own numbers. */
export const CONFIRM_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1
/** How many days a registration that nobody confirms is stored. */
export const UNCONFIRMED_ACCOUNT_DAYS = 7
export const SESSION_LIFE_DAYS = 30
export const REPEATED_REQUEST_DAYS = 30

export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Tu correo, la fecha de registro y una huella irreversible de tu contraseña',
    why: 'Para que entres y para escribirte sobre tu cuenta.',
    until: `Hasta que borras tu cuenta. Si nunca confirmas el correo, ${UNCONFIRMED_ACCOUNT_DAYS} días.`,
    seenBy:
      'Tú. Donde publicas aparece tu correo mientras no elijas otra cosa en tu perfil. La contraseña no la ve nadie.',
    tables: ['users'],
  },
  {
    what: 'Qué versión de los términos aceptaste, y cuándo',
    why: 'Para avisarte cuando cambian.',
    until: 'Hasta que borras tu cuenta.',
    seenBy: NOBODY_ELSE,
    tables: ['consents'],
  },
  {
    what: 'Lo que cuentas de ti: nombre, nombre de usuario y los que tuviste, foto, presentación, ciudad e idiomas',
    why: 'Para que los demás te reconozcan sin ver tu correo.',
    until: 'Hasta que lo cambias o borras tu cuenta.',
    seenBy:
      'Todo el mundo, allí donde apareces. Si activas tu perfil público, también en una página tuya, que puede salir en buscadores.',
    tables: ['profiles', 'handles'],
  },
  {
    what: 'Una huella irreversible de los nombres de usuario que tuviste, si borras tu cuenta',
    why: 'Para que nadie se haga pasar por ti donde todavía te nombran.',
    until: `${RETIRED_HANDLE_DAYS} días.`,
    seenBy: 'Nadie.',
    tables: ['retired_handles'],
  },
  {
    what: 'A quién bloqueas y a quién silencias',
    why: 'Para que no se crucen, o para no avisarte de sus mensajes.',
    until: 'Hasta que lo deshaces, o se borra una de las dos cuentas.',
    seenBy: NOBODY_ELSE,
    tables: ['blocks', 'mutes'],
  },
  {
    what: 'Los enlaces que te enviamos para confirmar el correo o cambiar la contraseña',
    why: 'Para saber que eres tú. Guardamos solo su huella.',
    until: `${CONFIRM_LINK_HOURS} horas para confirmar, ${RESET_LINK_HOURS} hora para la contraseña.`,
    seenBy: 'Nadie.',
    tables: ['mailed_tokens'],
  },
  {
    what: 'El correo nuevo que pides para tu cuenta y, cuando lo confirmas, el de antes',
    why: 'Para confirmarlo, y para que puedas volver atrás si no fuiste tú.',
    until: `${EMAIL_CHANGE_HOURS} horas sin confirmar, ${EMAIL_UNDO_HOURS} horas después de confirmarlo.`,
    seenBy: NOBODY_ELSE,
    tables: ['email_changes'],
  },
  {
    what: 'La clave de tu aplicación de autenticación, cifrada, y huellas de tus códigos de recuperación, si activas los dos pasos',
    why: 'Para que tu contraseña sola no baste.',
    until: 'Hasta que la desactivas o borras tu cuenta.',
    seenBy: 'Nadie.',
    tables: ['second_factors', 'recovery_codes'],
  },
  {
    what: 'La parte pública de tus llaves de acceso, con el nombre que les das y cuándo las usas',
    why: 'Para que entres sin contraseña.',
    until: 'Hasta que las quitas o borras tu cuenta.',
    seenBy: NOBODY_ELSE,
    tables: ['passkeys', 'passkey_challenges'],
  },
  {
    what: 'Tus sesiones abiertas, con el navegador de cada una',
    why: 'Para que sigas dentro y puedas cerrarlas a distancia.',
    until: `${SESSION_LIFE_DAYS} días sin usarlas, o hasta que las cierras.`,
    seenBy: NOBODY_ELSE,
    tables: ['sessions'],
  },
  {
    what: 'En qué navegadores has iniciado sesión: una huella de un número al azar que queda en una cookie de cada uno',
    why: 'Para avisarte cuando alguien entra desde otro, y para que nadie te deje fuera probando contraseñas.',
    until: `${KNOWN_DEVICE_DAYS} días sin iniciar sesión en él, o hasta que cambias la contraseña desde otro.`,
    seenBy: 'Nadie.',
    tables: ['known_devices'],
  },
  {
    what: 'Lo que pasa con el acceso a tu cuenta: dispositivos nuevos, contraseñas cambiadas, sesiones cerradas, con el navegador de cada vez',
    why: 'Para que notes si entró alguien más.',
    until: `${SECURITY_EVENT_DAYS} días.`,
    seenBy: NOBODY_ELSE,
    tables: ['security_events'],
  },
  {
    what: 'Los lugares, descripciones, reseñas, fotos y videos que publicas',
    why: 'Son lo que otros viajeros leen.',
    until: `Hasta que los borras. Si borras tu cuenta quedan como de «${DELETED_PERSON}».`,
    seenBy:
      'Todo el mundo. Juntos, con un mapa de por dónde anduviste, solo si activas tu perfil público. De las fotos y los videos quitamos el lugar y la cámara antes de guardarlos.',
    tables: ['all_places', 'place_descriptions', 'all_reviews', 'media', 'place_photos'],
  },
  {
    what: 'Las fotos, los videos y los documentos que aún se están subiendo por partes',
    why: 'Para que la subida siga donde quedó si pierdes la conexión.',
    until: `Hasta que los publicas o, si no, ${UPLOAD_HOURS} horas.`,
    seenBy: NOBODY_ELSE,
    tables: ['uploads'],
  },
  {
    what: 'Lo que sugieres corregir de los lugares, y cómo se respondió',
    why: 'Para que los lugares digan lo que es.',
    until: 'Hasta que lo retiras o borras tu cuenta. Lo corregido queda.',
    seenBy: 'Quien agregó el lugar y el equipo de moderación.',
    tables: ['place_corrections'],
  },
  {
    what: 'Tus favoritos y tus «me gusta»',
    why: 'Para mostrártelos y contar los de cada reseña.',
    until: `${WITH_ACCOUNT} Los puntos que alguien ganó por tus «me gusta» le quedan, con un número que ya no lleva a nadie.`,
    seenBy:
      'Tus favoritos, quienes tienen cuenta. De un «me gusta» se entera quien escribió la reseña; los demás ven solo el número.',
    tables: ['favourites', 'reactions'],
  },
  {
    what: 'Tus puntos, niveles e insignias, y de qué viene cada punto',
    why: 'Para reconocer lo que aportas.',
    until: 'Hasta que borras tu cuenta.',
    seenBy: 'El total, quienes tienen cuenta, o todo el mundo si tu perfil es público. El detalle, solo tú.',
    tables: ['user_stats', 'points_ledger', 'user_badges'],
  },
  {
    what: 'Tus itinerarios, con quién los compartes y cada cambio que se les hizo',
    why: 'Para planear solo o en grupo y poder deshacer.',
    until: `${WITH_ACCOUNT} Lo que cambiaste en itinerarios de otros queda en ellos, como de «${DELETED_PERSON}».`,
    seenBy:
      'Tú y con quienes los compartes: grupos, personas, o quien tiene el enlace. Si alguien de ellos lo denuncia, también la moderación, sin códigos de reserva ni gastos. Del enlace guardamos solo su huella.',
    tables: [
      'itineraries',
      'itinerary_items',
      'itinerary_shares',
      'itinerary_people',
      'itinerary_removed_people',
      'itinerary_links',
      'itinerary_plans',
      'itinerary_operations',
    ],
  },
  {
    what: 'Los archivos que agregas a las paradas de un itinerario, como una reserva en PDF',
    why: 'Para tenerlos a mano en el viaje.',
    until: 'Hasta que se quitan, se borra el itinerario o borras tu cuenta.',
    seenBy:
      'Quienes pueden abrir el itinerario y, si alguien de ellos lo denuncia, la moderación. De un PDF no quitamos lo que trae dentro.',
    tables: ['itinerary_files'],
  },
  {
    what: 'Lo que comentas en las paradas de un itinerario',
    why: 'Para ponerse de acuerdo.',
    until: 'Hasta que lo borras, se borra el itinerario o borras tu cuenta.',
    seenBy:
      'Quienes pueden abrir el itinerario, menos aquellos con quienes hay un bloqueo. Si alguien lo denuncia, también la moderación.',
    tables: ['itinerary_comments'],
  },
  {
    what: 'Qué itinerario compartido tienes abierto y en qué parada estás',
    why: 'Para que quienes lo miran contigo te vean.',
    until: 'Hasta que lo cierras, o unos minutos si se corta la conexión.',
    seenBy: 'Quienes tienen abierto el mismo itinerario, menos aquellos con quienes hay un bloqueo.',
    tables: ['itinerary_presence'],
  },
  {
    what: 'Los grupos en que estás',
    why: 'Para viajar acompañado.',
    until: 'Hasta que sales. Un grupo tuyo pasa a quien se unió primero.',
    seenBy: 'Los miembros del grupo. Si alguien lo denuncia, la moderación lee su nombre y su descripción.',
    tables: ['groups', 'group_members'],
  },
  {
    what: 'Los mensajes que envías y recibes',
    why: 'Para entregarlos.',
    until: `Si borras tu cuenta, los que enviaste quedan con quien los recibió, como de «${DELETED_PERSON}».`,
    seenBy: `Ustedes dos. Si una de las dos personas denuncia un mensaje, la moderación lee ese y hasta ${MESSAGES_AROUND} antes y después. Uno retirado dice «${HIDDEN_MESSAGE.replace(/\.$/, '')}».`,
    tables: ['conversations', 'conversation_sides', 'direct_messages'],
  },
  {
    what: 'Lo que hablas con el asistente, y qué respuestas te sirvieron',
    why: 'Para seguir la conversación y mejorar las respuestas.',
    until: `${WITH_ACCOUNT} Lo que marcas de una respuesta, ${ANSWER_VERDICT_DAYS} días.`,
    seenBy:
      'Solo tú. De las respuestas que marcas como que no te sirvieron, quien administra Andariego puede leer la pregunta y la respuesta, sin saber de quién son.',
    tables: ['chat_conversations', 'chat_messages', 'chat_verdicts', 'chat_versions'],
  },
  {
    what: 'Cuántas preguntas hiciste hoy al modelo del asistente, si el sitio usa uno',
    why: 'Para que alcance para todos.',
    until: 'Un día.',
    seenBy: NOBODY_ELSE,
    tables: ['assistant_model_people'],
  },
  {
    what: 'Tus notificaciones, cómo quieres recibirlas y tus horas de descanso',
    why: 'Para contarte lo que te concierne, como tú lo elijas, y nada dos veces.',
    until: `Las notificaciones, ${NOTIFICATION_DAYS} días. Lo que elegiste, hasta que borras tu cuenta.`,
    seenBy: NOBODY_ELSE,
    tables: ['notifications', 'notification_settings'],
  },
  {
    what: 'Las denuncias que haces, las decisiones sobre lo que publicas y tus apelaciones',
    why: 'Para cuidar a la comunidad y explicarte cada decisión.',
    until:
      'Hasta que borras tu cuenta. El registro de decisiones queda sin tu nombre ni tu correo, con números que ya no llevan a nadie.',
    seenBy: 'El equipo de moderación. A quien publicó algo no le decimos quién lo denunció.',
    tables: ['reports', 'decisions', 'notices', 'appeals', 'restrictions'],
  },
  {
    what: 'Las fotos, los videos y los documentos tuyos que alguien denunció, aunque los borres',
    why: 'Para que se decida sobre lo que se denunció, y para tu apelación.',
    until: `${REPORTED_FILE_DAYS} días después de la decisión, o hasta que borras tu cuenta.`,
    seenBy: 'El equipo de moderación.',
    tables: ['reported_files'],
  },
  {
    what: 'Una huella irreversible de tu correo, si borras tu cuenta mientras está limitada, suspendida o cerrada, con esa restricción y hasta cuándo dura',
    why: 'Para que una restricción no termine por abrir otra cuenta con el mismo correo.',
    until: `Hasta que termina la restricción o pasa a tu cuenta nueva, y como mucho ${KEPT_RESTRICTION_DAYS} días.`,
    seenBy: 'Nadie.',
    tables: ['kept_restrictions'],
  },
  {
    what: 'Huellas de los textos que publicas',
    why: `Para notar publicidad repetida. Los enlaces de cuentas de menos de ${NEW_ACCOUNT_DAYS} días esperan una revisión.`,
    until: `${SAME_TEXT_DAYS} días.`,
    seenBy: 'Nadie.',
    tables: ['published_texts'],
  },
  {
    what: 'El resultado de tus últimas acciones, y cuántas haces por minuto, hora o día, con tu dirección de red donde no has iniciado sesión',
    why: 'Para no hacer nada dos veces si se corta la conexión, y para frenar abusos.',
    until: `Los resultados, ${REPEATED_REQUEST_DAYS} días: lo que escribes sin conexión puede tardar en salir. Los conteos, hasta un día.`,
    seenBy: 'Nadie.',
    tables: ['idempotency_keys', 'request_limits'],
  },
  {
    what: 'Los correos que esperan salir, cifrados',
    why: 'Para intentarlo de nuevo si el servidor de correo no los toma.',
    until: 'Una hora después de salir. Si nadie los toma, algo más de un día.',
    seenBy: 'Nadie.',
    tables: [],
  },
  {
    what: 'En el registro del servidor, cuando algo falla: qué falló, a qué hora y el número al azar de esa solicitud. No anota las visitas: ni tu dirección de red, ni tu navegador, ni tu correo',
    why: 'Para arreglar lo que falla.',
    until:
      'El programa lo escribe y no lo guarda: cuánto se conserva lo decide quien administra Andariego. Otros programas suyos delante de este pueden llevar su propio registro.',
    seenBy: 'Quien administra Andariego.',
    tables: [],
  },
]

/** Tables without personal data: totals, and data derived from other tables. */
export const NOBODYS_TABLES: readonly string[] = [
  'merged_places',
  'migrations',
  'counters',
  'media_bytes',
  'review_days',
  'assistant_model_days',
  'assistant_places',
  'assistant_sentences',
  'assistant_told',
  'assistant_unread',
  'assistant_vocabulary',
]
