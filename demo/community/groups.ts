import type { TravellerName } from './travellers.ts'

interface DemoGroup {
  admin: TravellerName
  name: string
  description?: string
  members: TravellerName[]
  /** Names of itineraries that the admin shares with it. */
  itineraries?: string[]
}

/** Oldest first. */
export const groups: DemoGroup[] = [
  {
    admin: 'carmen',
    name: 'Escapadas de domingo',
    members: ['lucia', 'julian', 'ines'],
  },
  {
    admin: 'mateo',
    name: 'De mercado en mercado',
    description:
      'Viajamos para comer. Cada quien propone un mercado y el que pierde al truco lava los platos.',
    members: ['ines', 'lucia'],
  },
  {
    admin: 'lucia',
    name: 'Patagonia en enero',
    description:
      'Tres semanas de sur: Ushuaia, El Chaltén y Torres del Paine. Reservemos los refugios antes de octubre.',
    members: ['mateo', 'carmen'],
    itineraries: ['Sudamérica de punta a punta'],
  },
]
