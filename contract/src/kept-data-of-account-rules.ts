import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_HOURS } from './email-change-rules.ts'
import { type KeptData, NOBODY_ELSE } from './kept-data-entry-rules.ts'
import {
  CONFIRM_LINK_HOURS,
  RESET_LINK_HOURS,
  SESSION_LIFE_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
} from './kept-data-times-rules.ts'
import { RETIRED_HANDLE_DAYS } from './profile-rules.ts'
import { KNOWN_DEVICE_DAYS, SECURITY_EVENT_DAYS } from './security-rules.ts'

/** What is stored about the account, who may enter it, and how its owner appears. */
export const KEPT_OF_ACCOUNT: readonly KeptData[] = [
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
]
