/** Rules of direct messages that the forms and the server share. No zod here: this reaches the browser. */

export const MESSAGE_MAX = 2000
/** Messages of a page of a conversation. */
export const MESSAGES_PAGE_SIZE = 50
/** Characters of a message that the list of conversations shows. */
export const PREVIEW_MAX = 50
/** 30 s: how often the unread messages are counted while no live connection tells of them. */
export const UNREAD_POLL_MS = 30_000

export const messagesMessages = {
  required: 'Escribe un mensaje.',
  tooLong: `El mensaje debe tener como máximo ${MESSAGE_MAX} caracteres.`,
  toOneself: 'No puedes enviarte mensajes a ti mismo.',
  userNotFound: 'No se encontró el usuario.',
} as const

/** The first 50 characters of a message, in one line; '...' when there is more. */
export const previewOf = (content: string): string => {
  const line = content.replace(/\s+/g, ' ')
  const characters = Array.from(line)
  return characters.length > PREVIEW_MAX ? `${characters.slice(0, PREVIEW_MAX).join('')}...` : line
}
