import type { PlannedStop } from '@andariego/contract/itineraries'

/** What is told of a stop's booking, which only the people of the trip may read: 'Reserva XK4-99Q' and its address; empty without one. */
export const bookingWords = ({ booking }: Pick<PlannedStop, 'booking'>): string => {
  if (booking === null) return ''
  const { reference, link } = booking
  return [['Reserva', reference].filter(Boolean).join(' '), link].filter(Boolean).join('\n')
}

/** Paragraphs, without the empty ones. */
export const paragraphs = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n\n')
