/** Rules of the AI chat that its panel and the server share. No zod here: this reaches the browser. */

export const CHAT_MESSAGE_MAX = 2000
/** How many messages the panel shows when it opens. */
export const CHAT_HISTORY_LIMIT = 50
/** How often, in ms, the panel polls for newer messages while it has no live connection. */
export const CHAT_POLL_MS = 1500
export const CHAT_MESSAGES_PER_HOUR = 30
/** The longest question about one place, in characters. */
export const PLACE_QUESTION_MAX = 300
/** How the person who asked may rate an answer. */
export const ANSWER_VERDICTS = ['useful', 'useless'] as const
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number]
/** How many days a rating of an answer is stored. */
export const ANSWER_VERDICT_DAYS = 180
/** The most days that the draft of an itinerary may have. */
export const PLAN_DAYS_MAX = 14

/**
 * Shown instead of an answer that quotes somebody when a block exists between them and the reader; it does not say whose block it
 * is.
 */
export const UNSEEN_ANSWER = 'Esta respuesta citaba algo que ya no puedes ver.'

export const assistantMessages = {
  signIn: 'Por favor inicie sesión para poder usar el AI Chat Assistant',
  failed: 'Perdona, hubo un error. Intenta de nuevo!',
  /** Shown below the part that was written of a stopped answer. */
  stopped: 'Respuesta detenida.',
  messageRequired: 'Escribe un mensaje.',
  messageTooLong: `El mensaje debe tener como máximo ${CHAT_MESSAGE_MAX} caracteres.`,
  busy: 'Todavía estoy respondiendo tu mensaje anterior. Espera a que termine y vuelve a enviarlo.',
  tooMany: `Llegaste al límite de ${CHAT_MESSAGES_PER_HOUR} mensajes por hora.`,
  wishRequired: 'Escribe qué buscas.',
  questionRequired: 'Escribe tu pregunta.',
  questionTooLong: `La pregunta debe tener como máximo ${PLACE_QUESTION_MAX} caracteres.`,
  planNotFound: 'No se encontró el plan.',
  answerNotFound: 'No se encontró la respuesta.',
  conversationNotFound: 'No se encontró la conversación.',
} as const
