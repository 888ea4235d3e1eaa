import type { PlaceName } from './places.ts'
import type { TravellerName } from './travellers.ts'

export interface DemoItinerary {
  owner: TravellerName
  name: string
  madeDaysAgo: number
  /** Each place with its day, counted from today. */
  stops: [place: PlaceName, day: number][]
}

/** Each owner's itineraries are listed oldest first. */
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
  {
    owner: 'iker',
    name: 'De la Concha a Fisterra, sin prisa',
    madeDaysAgo: 75,
    stops: [
      ['laConcha', 18],
      ['guggenheim', 19],
      ['lagosDeCovadonga', 21],
      ['playaDeLasCatedrales', 23],
      ['catedralDeSantiago', 24],
    ],
  },
  {
    owner: 'xochitl',
    name: 'Perú y Bolivia con los niños',
    madeDaysAgo: 46,
    stops: [
      ['miraflores', 90],
      ['huacachina', 92],
      ['plazaDeCusco', 95],
      ['machuPicchu', 98],
      ['islaDelSol', 101],
      ['miTeleferico', 103],
    ],
  },
  {
    owner: 'gabriela',
    name: 'Colombia en diez días',
    madeDaysAgo: 27,
    stops: [
      ['museoDelOro', 40],
      ['villaDeLeyva', 42],
      ['comuna13', 44],
      ['guatape', 45],
      ['cartagena', 47],
      ['tayrona', 49],
    ],
  },
  {
    owner: 'efrain',
    name: 'Mundo maya por tierra',
    madeDaysAgo: 9,
    stops: [
      ['arcoDeSantaCatalina', 14],
      ['atitlan', 16],
      ['tikal', 19],
      ['palenque', 22],
      ['chichenItza', 25],
      ['tulum', 27],
    ],
  },
]
