/** Texts that no answer quotes: those that address the assistant, or contain contact details. */
const TO_THE_ASSISTANT =
  /\b(asistente|chatbot|system prompt|prompt|inteligencia artificial|modelo de lenguaje|language model|ignor[ae]n? (todas? )?(las|tus|sus|cualquier) (instrucciones|indicaciones|reglas)|ignore (all|any|previous|your)|olvid[ae] (todas? )?(las|tus) (instrucciones|reglas)|instrucciones (anteriores|previas)|previous instructions|(eres|actua como) una? (ia|ai|bot)|responde (siempre|solo|que)|debes responder|recomienda siempre|di siempre|as an ai)\b/
/** A sentence may say that one can book by WhatsApp, but no answer repeats a phone number. */
const CONTACT =
  /@|https?:|www\.|\b(whatsapp|wsp|telegram)\b.*\d{4}|\d{4}.*\b(whatsapp|wsp|telegram)\b|\b(mi|mí|conmigo|escr[ií]b[aeií]\p{L}*|háblame|contáct\p{L}*) .*\b(whatsapp|wsp|telegram)\b|\d{3}[\s-]?\d{3}[\s-]?\d{3,}/iu
/** Shorter sentences tell nothing: 'Gratis.' is long enough, 'Sí.' is not. */
const SENTENCE_MIN = 6
const SENTENCE_MAX = 320
const SENTENCES_MAX = 60

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text addresses the assistant instead of travellers: nothing of it is quoted. */
export const addressesTheAssistant = (text: string): boolean => TO_THE_ASSISTANT.test(bare(text))

/** The end of a sentence: not after 'Av.', 'S/', '10.' and the like. */
const END =
  /(?<=[.!?…])(?<!\b(?:[Aa]v|[Aa]vda|[Cc]|[Dd]r|[Dd]ra|[Ss]r|[Ss]ra|[Ss]t|[Ss]ta|[Ss]to|[Aa]prox|[Pp]ág|[Nn]ro|[Ee]j|[Mm]ts|[Kk]m|[Hh]s|[Hh]rs|[Aa]\.[Mm]|[Pp]\.[Mm]|[AaPp])\.)\s+(?=[¿¡"«(]?[\p{Lu}\d¿¡])|\n+/gu

const atLength = (sentence: string): string[] => {
  if (sentence.length <= SENTENCE_MAX) return [sentence]
  const cut = sentence.lastIndexOf(' ', SENTENCE_MAX)
  return [`${sentence.slice(0, cut > 0 ? cut : SENTENCE_MAX)}…`]
}

const SHORT_QUESTION = 60
/** '¿Se entra con bici? NO, me hicieron dejarla': a reviewer's question stays together with its answer. */
const withItsQuestion = (before: string[], sentence: string): string[] => {
  const last = before.at(-1)
  const isAnswer = last?.endsWith('?') && last.length <= SHORT_QUESTION && !sentence.endsWith('?')
  return isAnswer ? [...before.slice(0, -1), `${last} ${sentence}`] : [...before, sentence]
}

/** Returns the sentences of a review or description that may be quoted. */
export const sentencesOf = (text: string): string[] => {
  if (addressesTheAssistant(text)) return []
  return text
    .split(END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .reduce<string[]>(withItsQuestion, [])
    .filter((sentence) => sentence.length >= SENTENCE_MIN && !CONTACT.test(sentence))
    .flatMap(atLength)
    .slice(0, SENTENCES_MAX)
}
