import type { PlaceName } from './places.ts'
import type { TravellerName } from './travellers.ts'

export interface DemoItinerary {
  owner: TravellerName
  name: string
  madeDaysAgo: number
  /** Each place with its day, counted from today. */
  stops: [place: PlaceName, day: number][]
}

/** Of each owner oldest first. */
export const itineraries: DemoItinerary[] = [
  {
    owner: 'lucia',
    name: 'Sudamérica de punta a punta',
    madeDaysAgo: 34,
    stops: [
      ['cartagena', 61],
      ['machuPicchu', 64],
      ['uyuni', 67],
      ['valparaiso', 70],
      ['obelisco', 73],
      ['coloniaDelSacramento', 74],
      ['iguazu', 76],
      ['peritoMoreno', 79],
    ],
  },
  {
    owner: 'lucia',
    name: 'Escapada al otro lado del río',
    madeDaysAgo: 5,
    stops: [
      ['obelisco', 12],
      ['coloniaDelSacramento', 13],
    ],
  },
  {
    owner: 'carmen',
    name: 'España con mi hermana',
    madeDaysAgo: 22,
    stops: [
      ['sagradaFamilia', -1],
      ['alhambra', 2],
    ],
  },
  {
    owner: 'mateo',
    name: 'Pirámides, mercados y mar',
    madeDaysAgo: 13,
    stops: [
      ['monteAlban', 26],
      ['chichenItza', 29],
      ['cartagena', 33],
    ],
  },
]
