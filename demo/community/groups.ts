import type { TravellerName } from './travellers.ts'

export interface DemoGroup {
  admin: TravellerName
  name: string
  madeDaysAgo: number
  description?: string
  members: TravellerName[]
  /** Names of the admin's itineraries that are shared with it. */
  itineraries?: string[]
}

/** Oldest first. */
export const groups: DemoGroup[] = [
  {
    admin: 'carmen',
    name: 'Escapadas de domingo',
    madeDaysAgo: 210,
    members: ['lucia', 'julian', 'ines'],
  },
  {
    admin: 'mateo',
    name: 'De mercado en mercado',
    madeDaysAgo: 120,
    description:
      'Viajamos para comer. Cada quien propone un mercado y el que pierde al truco lava los platos.',
    members: ['ines', 'lucia'],
  },
  {
    admin: 'lucia',
    name: 'Patagonia en enero',
    madeDaysAgo: 30,
    description:
      'Tres semanas de sur: Ushuaia, El Chaltén y Torres del Paine. Reservemos los refugios antes de octubre.',
    members: ['mateo', 'carmen'],
    itineraries: ['Sudamérica de punta a punta'],
  },
  {
    admin: 'pilar',
    name: 'Viajar sobre ruedas',
    madeDaysAgo: 64,
    description:
      'Rampas, ascensores y adoquines: contamos sin adornos qué se puede visitar en silla de ruedas.',
    members: ['iker', 'nuria', 'camila', 'andres'],
  },
  {
    admin: 'efrain',
    name: 'Ruta maya en noviembre',
    madeDaysAgo: 8,
    description: 'De Antigua a Tulum en camioneta y lancha. Quien se marea, adelante.',
    members: ['xochitl', 'brenda', 'marisol', 'yamile'],
    itineraries: ['Mundo maya por tierra'],
  },
]
