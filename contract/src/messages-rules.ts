/** Rules of direct messages that the forms and the server share. No zod here: this reaches the browser. */

export const MESSAGE_MAX = 2000
/** How many messages one page of a conversation has. */
export const MESSAGES_PAGE_SIZE = 50
/** How many characters of a message the list of conversations shows. */
export const PREVIEW_MAX = 50
/** All conversations; those that the user accepted or started; or those that strangers started. */
export const CONVERSATION_KINDS = ['all', 'accepted', 'requests'] as const

/** How often the client counts unread messages while it has no live connection: 30 s. */
export const UNREAD_POLL_MS = 30_000

export const messagesMessages = {
  required: 'Escribe un mensaje.',
  tooLong: `El mensaje debe tener como máximo ${MESSAGE_MAX} caracteres.`,
  toOneself: 'No puedes enviarte mensajes a ti mismo.',
  linkToStranger:
    'Todavía no se conocen: no se pueden enviar enlaces hasta que acepte la conversación o te responda.',
  tooManyStrangers: 'Por hoy ya escribiste a bastantes personas nuevas. Inténtalo de nuevo mañana.',
  userNotFound: 'No se encontró el usuario.',
} as const

const ENDINGS = [
  ...[
    'com',
    'net',
    'org',
    'info',
    'biz',
    'io',
    'me',
    'app',
    'dev',
    'xyz',
    'top',
    'site',
    'online',
    'shop',
    'link',
  ],
  ...[
    'click',
    'live',
    'ly',
    'gl',
    'co',
    'ru',
    'cn',
    'tk',
    'ar',
    'bo',
    'br',
    'cl',
    'cr',
    'cu',
    'do',
    'ec',
    'es',
    'gt',
  ],
  ...['hn', 'mx', 'ni', 'pa', 'pe', 'pr', 'py', 'sv', 'uy', 've', 'eu', 'uk', 'us', 'de', 'fr', 'it', 'pt'],
]
const LINK = new RegExp(
  `[a-z][a-z0-9+.-]{1,20}://|\\bwww\\.|(?<![@\\w.-])[a-z0-9-]{2,63}(?:\\.[a-z0-9-]{2,63}){0,5}\\.(?:${ENDINGS.join('|')})(?![a-z0-9])`,
  'i',
)

/** Whether a text contains a link: an address with its protocol, or something that looks like a domain. */
export const hasLink = (content: string): boolean => LINK.test(content.normalize('NFKC'))

/** Returns the first 50 characters of a message on one line, with '...' when there is more. */
export const previewOf = (content: string): string => {
  const line = content.replace(/\s+/g, ' ')
  const characters = Array.from(line)
  return characters.length > PREVIEW_MAX ? `${characters.slice(0, PREVIEW_MAX).join('')}...` : line
}
