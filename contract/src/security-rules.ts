/** Rules of the records of an account's security events, for the pages and the server. No zod here: this reaches the browser. */

/** All kinds of security events, with the text that the account's owner reads. */
export const securityEvents = {
  'new-device': 'Iniciaste sesión en un dispositivo nuevo',
  'password-changed': 'Cambiaste tu contraseña',
  'password-reset': 'Elegiste una contraseña nueva con un enlace de tu correo',
  'email-change-asked': 'Pediste cambiar tu correo',
  'email-changed': 'Tu correo cambió',
  'email-change-stopped': 'Detuviste un cambio de correo',
  'email-restored': 'Recuperaste tu correo de antes',
  'second-factor-on': 'Activaste la verificación en dos pasos',
  'second-factor-off': 'Desactivaste la verificación en dos pasos',
  'second-factor-removed': 'El equipo de Andariego quitó la verificación en dos pasos de tu cuenta',
  'recovery-codes-made': 'Hiciste códigos de recuperación nuevos',
  'recovery-code-used': 'Entraste o confirmaste algo con un código de recuperación',
  'passkey-added': 'Agregaste una llave de acceso',
  'passkey-removed': 'Quitaste una llave de acceso',
  'passkeys-removed': 'El equipo de Andariego quitó tus llaves de acceso',
  'session-ended': 'Cerraste la sesión de otro dispositivo',
} as const
export type SecurityEventKind = keyof typeof securityEvents

/** Whether the product's operator did it, without a device of the account's owner. */
export const isByOperator = (kind: SecurityEventKind): boolean =>
  kind === 'second-factor-removed' || kind === 'passkeys-removed'

/** How many days these events are stored. */
export const SECURITY_EVENT_DAYS = 365
/** How many days after its last sign-in a device stays known; browsers keep no cookie for longer. */
export const KNOWN_DEVICE_DAYS = 400
/** How many events one response contains. */
export const SECURITY_EVENTS_PAGE = 20
