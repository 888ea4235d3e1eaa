import type { ToldNotification } from '@andariego/contract/notifications'
import { type MailSort, mailSortName } from '@andariego/contract/notifications-rules'
import { pages } from '@andariego/contract/pages'
import type { LetterContent } from '../../platform/mail/letter.ts'

/** The most notifications that one mail lists; the others are counted. */
const LISTED = 12

interface Mailed {
  to: string
  publicUrl: string
  told: readonly ToldNotification[]
  sort: MailSort
  unsubscribeToken: string
}

const listed = (told: readonly ToldNotification[]): string[] => {
  const rest = told.length - LISTED
  const lines = told.slice(0, LISTED).map(({ text }) => text)
  return rest > 0 ? [...lines, `Y ${rest} ${rest === 1 ? 'novedad' : 'novedades'} más.`] : lines
}

const ending = ({ publicUrl, sort, unsubscribeToken: token }: Mailed) => ({
  footnote:
    'Te escribimos porque así lo dicen tus notificaciones. Las cambias cuando quieras en «Mi cuenta».',
  unsubscribe: {
    label: `Dejar de recibir ${mailSortName(sort)}`,
    url: new URL(pages.unsubscribe({ token, tipo: sort }), publicUrl).href,
    // Mail programs POST to it; if a program only opens it, its user is asked.
    oneClickUrl: new URL(`/api/notifications/unsubscribe/${token}`, publicUrl).href,
  },
})

/** The mail about news of one kind. */
export const notificationLetter = (mailed: Mailed): LetterContent => {
  const { to, publicUrl, told } = mailed
  const [first] = told
  const isOne = told.length === 1 && first !== undefined
  return {
    to,
    subject: isOne ? first.text : `Tienes ${told.length} novedades en Andariego`,
    title: isOne ? first.text : `Tienes ${told.length} novedades`,
    paragraphs: isOne ? [] : listed(told),
    button: isOne
      ? { label: 'Verlo en Andariego', url: new URL(first.address, publicUrl).href }
      : { label: 'Ver mis notificaciones', url: new URL(pages.notifications(), publicUrl).href },
    ...ending(mailed),
  }
}

/** The mail about what its reader has not seen of a week. */
export const digestLetter = (mailed: Mailed): LetterContent => ({
  to: mailed.to,
  subject: 'Tu semana en Andariego',
  title: 'Tu semana en Andariego',
  paragraphs: listed(mailed.told),
  button: { label: 'Ver mis notificaciones', url: new URL(pages.notifications(), mailed.publicUrl).href },
  ...ending(mailed),
})
