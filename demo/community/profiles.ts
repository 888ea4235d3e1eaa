import type { EmailVisibility, Language } from '@andariego/contract/profile-rules'
import type { TravellerName } from './travellers.ts'

export interface DemoProfile {
  name: string
  handle?: string
  homeCity?: string
  languages?: Language[]
  bio?: string
  emailVisibility?: EmailVisibility
  isPublic?: boolean
}

/** The travellers' profiles. A few have chosen nothing and are shown by their address, as everybody is at first. */
export const profiles: Partial<Record<TravellerName, DemoProfile>> = {
  lucia: {
    name: 'Lucía Robledal',
    handle: 'lucia',
    homeCity: 'Bogotá, Colombia',
    languages: ['es', 'en', 'pt'],
    bio: 'Viajo en bus y con una libreta. Me gustan los mercados antes de que abran y los miradores a los que se llega a pie.',
    isPublic: true,
  },
  mateo: {
    name: 'Mateo Quiroga',
    handle: 'mateo_q',
    homeCity: 'Córdoba, Argentina',
    languages: ['es', 'it'],
    bio: 'Profesor de geografía. Donde hay una ruta secundaria, la tomo.',
  },
  carmen: {
    name: 'Carmen V.',
    handle: 'carmen_velasol',
    homeCity: 'Cádiz, España',
    languages: ['es', 'fr'],
    emailVisibility: 'members',
  },
  julian: { name: 'Julián C.', handle: 'juliancostamar', languages: ['es'] },
  ines: {
    name: 'Inés Altavista',
    handle: 'ines',
    homeCity: 'La Paz, Bolivia',
    languages: ['es', 'ay', 'en'],
  },
  rodrigo: { name: 'Rodrigo', homeCity: 'Santiago, Chile', languages: ['es'] },
  valentina: {
    name: 'Vale Cafetal',
    handle: 'valecafetal',
    homeCity: 'Armenia, Colombia',
    languages: ['es'],
    bio: 'Café, cafetales y los pueblos que los rodean.',
  },
  xochitl: {
    name: 'Xóchitl Nopalera',
    handle: 'xochitl',
    homeCity: 'Oaxaca de Juárez, México',
    languages: ['es', 'nah', 'en'],
    bio: 'Cocinera. Escribo de lo que se come en cada lugar, y de quién lo cocina.',
  },
  camila: {
    name: 'Camila Arroyuelo',
    handle: 'cami_arroyuelo',
    homeCity: 'Montevideo, Uruguay',
    languages: ['es', 'pt'],
  },
  iker: { name: 'Iker Hayedo', handle: 'iker', homeCity: 'Pamplona, España', languages: ['es', 'eu', 'fr'] },
  nuria: {
    name: 'Núria',
    handle: 'nuriamarinada',
    homeCity: 'Girona, España',
    languages: ['ca', 'es', 'en'],
  },
  andres: {
    name: 'Andrés del Páramo',
    handle: 'andres_paramo',
    homeCity: 'Quito, Ecuador',
    languages: ['es', 'qu'],
  },
  gabriela: { name: 'Gaby Araguaney', homeCity: 'Mérida, Venezuela', languages: ['es'] },
  tomas: { name: 'Tomás Lapacho', handle: 'tomas', homeCity: 'Asunción, Paraguay', languages: ['es', 'gn'] },
  rosario: { name: 'Rosario', handle: 'rosario_sal', homeCity: 'El Alto, Bolivia', languages: ['es', 'ay'] },
  marisol: {
    name: 'Marisol Platanar',
    handle: 'marisol',
    homeCity: 'San José, Costa Rica',
    languages: ['es', 'en'],
  },
  alejo: {
    name: 'Alejo',
    homeCity: 'Encarnación, Paraguay',
    languages: ['es', 'pt', 'gn'],
    emailVisibility: 'everyone',
  },
  brenda: { name: 'Brenda Mezquital', handle: 'brenda', homeCity: 'Guanajuato, México', languages: ['es'] },
  pilar: { name: 'Pilar Encinares', handle: 'pilar', homeCity: 'Cáceres, España', languages: ['es', 'pt'] },
  yamile: {
    name: 'Yamilé Framboyán',
    handle: 'yamile',
    homeCity: 'Santiago de Cuba, Cuba',
    languages: ['es'],
  },
  altagracia: {
    name: 'Altagracia C.',
    homeCity: 'Santo Domingo, República Dominicana',
    languages: ['es', 'en'],
  },
  noelia: { name: 'Noelia', handle: 'noelia', homeCity: 'Rosario, Argentina', languages: ['es'] },
  bastian: { name: 'Bastián A.', homeCity: 'Concepción, Chile', languages: ['es'] },
}
