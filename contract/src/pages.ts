/** Every page of the product: where it is, what its address may say and whom it is for. No zod here: this reaches the browser's first load. */

import { PLACE_KINDS } from './place-kinds-rules.ts'

/** What a query parameter holds: any text, a whole number from 1, any number, or one of the words listed. */
export type PageParameter = 'text' | 'count' | 'number' | readonly string[]

export interface PageDeclaration {
  /** As React Router writes it: `/place/:id`, `/user/:id?`. */
  path: `/${string}`
  /** Whether visitors see the page too, or only who is signed in. */
  audience: 'visitors' | 'signed-in'
  /** What the server renders the page by. */
  query?: Readonly<Record<string, PageParameter>>
  /** What only the browser reads; the server renders the same page with and without it. */
  browserQuery?: Readonly<Record<string, PageParameter>>
}

const VIEWS = ['mapa'] as const

export const pageDeclarations = {
  home: { path: '/', audience: 'visitors', query: { page: 'count' } },
  login: { path: '/login', audience: 'visitors', browserQuery: { next: 'text' } },
  register: { path: '/register', audience: 'visitors', browserQuery: { next: 'text' } },
  confirmEmail: { path: '/confirm-email', audience: 'visitors', browserQuery: { token: 'text' } },
  terms: { path: '/terminos', audience: 'visitors' },
  privacy: { path: '/privacidad', audience: 'visitors' },
  communityRules: { path: '/normas', audience: 'visitors' },
  forgotPassword: { path: '/forgot-password', audience: 'visitors' },
  resetPassword: { path: '/reset-password', audience: 'visitors', browserQuery: { token: 'text' } },
  /** Where the mailed links of a changed address lead; each asks for a press of a button. */
  emailChange: {
    path: '/cambio-de-correo',
    audience: 'visitors',
    browserQuery: { token: 'text', accion: ['detener'] },
  },
  account: { path: '/account', audience: 'signed-in' },
  notices: { path: '/avisos', audience: 'signed-in' },
  notifications: { path: '/notificaciones', audience: 'signed-in' },
  /** Ends mail of one sort, for whoever has the link out of such a mail. */
  unsubscribe: { path: '/baja', audience: 'visitors', browserQuery: { token: 'text', tipo: 'text' } },
  moderation: {
    path: '/moderacion',
    audience: 'signed-in',
    /** `caso` is the report that is open. */
    browserQuery: { vista: ['decididas', 'correcciones', 'apelaciones', 'registro'], caso: 'text' },
  },
  profile: { path: '/profile', audience: 'visitors' },
  /** Visitors see whoever allows it. */
  user: { path: '/user/:id?', audience: 'visitors' },
  /** `con` is the user whose conversation is open. */
  chats: { path: '/chats', audience: 'signed-in', browserQuery: { con: 'text' } },
  practiceChat: { path: '/chats/practica', audience: 'signed-in' },
  /** `pregunta` is what somebody asked before the page's code was there. */
  place: { path: '/place/:id', audience: 'visitors', browserQuery: { pregunta: 'text' } },
  search: { path: '/search', audience: 'visitors', query: { q: 'text', page: 'count' } },
  groups: { path: '/groups', audience: 'signed-in' },
  assistant: { path: '/ai-chat', audience: 'visitors' },
  addPlace: { path: '/add-place', audience: 'signed-in' },
  explore: {
    path: '/explorar',
    audience: 'visitors',
    query: {
      q: 'text',
      city: 'text',
      minRating: 'number',
      tipo: PLACE_KINDS,
      sort: ['recent', 'rating', 'reviews', 'nearby'],
      /** West, south, east and north in degrees, with commas between them. */
      zona: 'text',
      vista: VIEWS,
    },
  },
  itineraries: { path: '/itineraries', audience: 'signed-in' },
  itinerary: { path: '/itinerary/:id', audience: 'signed-in', browserQuery: { vista: VIEWS } },
  itineraryBook: { path: '/itinerary/:id/libro', audience: 'signed-in' },
  editItinerary: { path: '/itinerary/:id/edit', audience: 'signed-in' },
  /** The public page of a trip, and an invitation to one. */
  sharedTrip: { path: '/viaje/:token', audience: 'visitors' },
  invitation: { path: '/invitacion/:token', audience: 'signed-in' },
  createItinerary: { path: '/create-itinerary', audience: 'signed-in' },
  /** `/@lucia` leads on to whose handle that is, or was; whatever else is typed there is no page. */
  handle: { path: '/:handle', audience: 'visitors' },
} as const satisfies Record<string, PageDeclaration>

type Declarations = typeof pageDeclarations
export type PageName = keyof Declarations

type PathPart<Path> = Path extends `${infer First}/${infer Rest}` ? First | PathPart<Rest> : Path
type ParameterName<Part> = Part extends `:${string}?` ? never : Part extends `:${infer Name}` ? Name : never
type OptionalName<Part> = Part extends `:${infer Name}?` ? Name : never

type ValueOf<Parameter> = Parameter extends readonly (infer Word)[]
  ? Word
  : Parameter extends 'text'
    ? string
    : number
type QueryOf<Query> = { -readonly [Name in keyof Query]?: ValueOf<Query[Name]> | undefined }
type Declared<Page, Kind extends string> = Page extends Record<Kind, infer Query> ? QueryOf<Query> : unknown

type AddressOf<Page extends PageDeclaration> = {
  [Name in ParameterName<PathPart<Page['path']>>]: string
} & { [Name in OptionalName<PathPart<Page['path']>>]?: string } & Declared<Page, 'query'> &
  Declared<Page, 'browserQuery'>

type Builder<Page extends PageDeclaration> =
  object extends AddressOf<Page>
    ? (address?: AddressOf<Page>) => string
    : (address: AddressOf<Page>) => string

type Pages = { [Name in PageName]: Builder<Declarations[Name]> }
type LooseAddress = Record<string, string | number | undefined>

const builderOf =
  ({ path, query, browserQuery }: PageDeclaration) =>
  (address: LooseAddress = {}): string => {
    const filled = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = address[name]
      return value === undefined ? '' : `/${encodeURIComponent(value)}`
    })
    const parameters = new URLSearchParams()
    for (const name of Object.keys({ ...query, ...browserQuery })) {
      const value = address[name]
      if (value !== undefined && value !== '') parameters.set(name, String(value))
    }
    // Slashes may stand in a query as they are, and read better.
    return parameters.size === 0 ? filled : `${filled}?${parameters.toString().replaceAll('%2F', '/')}`
  }

/** Addresses of pages: `pages.place({ id })`, `pages.search({ q: 'cusco', page: 2 })`. Parameters that are undefined or '' are left out. */
export const pages = Object.fromEntries(
  Object.entries<PageDeclaration>(pageDeclarations).map(([name, page]) => [name, builderOf(page)]),
) as unknown as Pages
