import { type KeptData, NOBODY_ELSE } from './kept-data-entry-rules.ts'
import { REPEATED_REQUEST_DAYS } from './kept-data-times-rules.ts'
import {
  KEPT_RESTRICTION_DAYS,
  NEW_ACCOUNT_DAYS,
  REPORTED_FILE_DAYS,
  SAME_TEXT_DAYS,
} from './moderation-rules.ts'
import { NOTIFICATION_DAYS } from './notifications-rules.ts'

/** What the service stores to tell people of things, to moderate, and to run. */
export const KEPT_OF_SERVICE: readonly KeptData[] = [
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
