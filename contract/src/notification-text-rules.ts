import type { Correctable, CorrectionOutcome } from './corrections-rules.ts'
import { notificationMessage } from './gamification-rules.ts'
import { decisionNotice, type LoggedKind, type SubjectType, subjectNames } from './moderation-rules.ts'

/** The facts that a notification's text is made from, different for each kind. */
export type About =
  | { kind: 'message'; unread: number; isRequest: boolean; userId: string }
  | { kind: 'reaction'; reviewId: string; placeId: string; placeName: string }
  | { kind: 'review'; placeId: string; placeName: string }
  | {
      kind: 'correction'
      placeId: string
      placeName: string
      about: Correctable
      /** Null while nobody has decided; `by-moderators` tells who added the place that moderators corrected it. */
      outcome: CorrectionOutcome | 'by-moderators' | null
      reason: string | null
    }
  | { kind: 'group'; name: string; isHeir: boolean }
  | { kind: 'trip'; itineraryId: string; name: string; isOwn: boolean; isComment: boolean }
  | { kind: 'reward'; level: { level: number; name: string } | null; badge: string | null }
  | { kind: 'decision'; decision: LoggedKind; subjectType: SubjectType; title: string }
  /** The end of a report; `address` is the page of what was reported, if it has one. */
  | { kind: 'report'; isActed: boolean; subjectType: SubjectType; address: string | null }

/** What 'y' becomes 'e' before: the sound of i, but not a diphthong ('Inés', 'Hilario'; not 'Hierónimo'). */
const BEGINS_WITH_I = /^(?:i|hi(?!e|a))/i

/** Joins names: 'Lucía', 'Lucía y Bruno', 'Bruno e Inés', 'Lucía y 3 más'. */
export const namesOf = (names: readonly string[], count: number): string => {
  const [first = 'Alguien', second] = names
  if (count <= 1) return first
  if (count > 2 || second === undefined) return `${first} y ${count - 1} más`
  return `${first} ${BEGINS_WITH_I.test(second.normalize('NFD')) ? 'e' : 'y'} ${second}`
}

const reportedThings: Record<SubjectType, string> = {
  review: 'una reseña',
  media: 'una foto o un video',
  place: 'un lugar',
  description: 'una descripción',
  user: 'una persona',
  message: 'un mensaje',
  group: 'un grupo',
  itinerary: 'un itinerario',
  comment: 'un comentario',
}

const correctedFacts: Record<Correctable, string> = {
  name: 'el nombre',
  position: 'la ubicación',
  city: 'la ciudad',
  closed: 'si está cerrado para siempre',
}

const correctionText = (
  { placeName, about, outcome, reason }: Extract<About, { kind: 'correction' }>,
  who: string,
  isOne: boolean,
): string => {
  switch (outcome) {
    case 'accepted':
      return `Se aceptó tu corrección de ${placeName}. ¡Gracias!`
    case 'declined':
      return `No se aceptó tu corrección de ${placeName}: ${reason}`
    case 'outdated':
      return `Tu corrección de ${placeName} ya no hizo falta: el lugar cambió antes.`
    case 'by-moderators':
      return `La moderación corrigió ${placeName}, un lugar que agregaste: ${correctedFacts[about]}.`
    case null:
      return `${who} ${isOne ? 'sugirió' : 'sugirieron'} una corrección de ${placeName}, un lugar que agregaste.`
  }
}

/** Returns a notification's Spanish text: who did what. */
export const notificationText = (about: About, names: readonly string[], count: number): string => {
  const who = namesOf(names, count)
  const isOne = count <= 1
  switch (about.kind) {
    case 'message':
      if (about.isRequest) return `${who} quiere escribirte.`
      return about.unread > 1 ? `${who} te envió ${about.unread} mensajes.` : `${who} te envió un mensaje.`
    case 'reaction':
      return `A ${who} ${isOne ? 'le' : 'les'} gustó tu reseña de ${about.placeName}.`
    case 'review':
      return `${who} ${isOne ? 'reseñó' : 'reseñaron'} ${about.placeName}, un lugar que agregaste.`
    case 'correction':
      return correctionText(about, who, isOne)
    case 'group':
      return about.isHeir
        ? `Ahora administras el grupo «${about.name}»: quien lo administraba cerró su cuenta.`
        : `${who} te agregó al grupo «${about.name}».`
    case 'trip':
      if (about.isComment)
        return `${who} ${isOne ? 'comentó' : 'comentaron'} paradas del viaje «${about.name}».`
      return about.isOwn
        ? `${who} ${isOne ? 'se unió' : 'se unieron'} a tu viaje «${about.name}».`
        : `${who} compartió contigo el viaje «${about.name}».`
    case 'reward':
      return notificationMessage(about.level, about.badge === null ? [] : [{ name: about.badge }])
    case 'decision': {
      const thing =
        about.subjectType === 'user' ? '' : ` ${subjectNames[about.subjectType]}: «${about.title}».`
      return `${decisionNotice(about.decision, about.subjectType)}${thing}`
    }
    case 'report': {
      const outcome = about.isActed ? 'tomamos medidas. ¡Gracias por avisar!' : 'no hicimos cambios.'
      return `Revisamos tu denuncia de ${reportedThings[about.subjectType]} y ${outcome}`
    }
  }
}
