/**
 * Every page of the product: its path, its query parameters and its audience. No zod here: this reaches the browser's first load.
 */

import { PLACE_KINDS } from './place-kinds-rules.ts'

/** The value of a query parameter: any text, a whole number from 1, any number, or one of the listed words. */
export type PageParameter = 'text' | 'count' | 'number' | readonly string[]

type ShownKind = 'place' | 'places' | 'review' | 'reviews' | 'user' | 'assistant'

export interface PageDeclaration {
  /** In React Router's syntax: `/place/:id`, `/user/:id?`. */
  path: `/${string}`
  /** Whether visitors may see the page too, or only signed-in users. */
  audience: 'visitors' | 'signed-in'
  /** The query parameters that the server's rendering depends on. */
  query?: Readonly<Record<string, PageParameter>>
  /** The query parameters that only the browser reads; the server renders the same page whatever they say. */
  browserQuery?: Readonly<Record<string, PageParameter>>
  /**
   * The kinds of things that the cached page may show, as the first words of its cache tags: `place` for `place:{id}`. Pages that
   * show nobody's content leave it out. The server collects the tags while it renders, and does not cache a page with a tag of
   * another kind.
   */
  shows?: readonly ShownKind[]
}

const VIEWS = ['mapa'] as const

export const pageDeclarations = {
  home: {
    path: '/',
    audience: 'visitors',
    query: { page: 'count' },
    shows: ['place', 'places', 'review', 'reviews', 'user'],
  },
  login: { path: '/login', audience: 'visitors', browserQuery: { next: 'text' } },
  register: { path: '/register', audience: 'visitors', browserQuery: { next: 'text' } },
  confirmEmail: { path: '/confirm-email', audience: 'visitors', browserQuery: { token: 'text' } },
  terms: { path: '/terminos', audience: 'visitors' },
  privacy: { path: '/privacidad', audience: 'visitors' },
  communityRules: { path: '/normas', audience: 'visitors' },
  forgotPassword: { path: '/forgot-password', audience: 'visitors' },
  resetPassword: { path: '/reset-password', audience: 'visitors', browserQuery: { token: 'text' } },
  /** The page that the mailed links of an e-mail change open; it asks for a click before it does anything. */
  emailChange: {
    path: '/cambio-de-correo',
    audience: 'visitors',
    browserQuery: { token: 'text', accion: ['detener'] },
  },
  account: { path: '/account', audience: 'signed-in' },
  notices: { path: '/avisos', audience: 'signed-in' },
  notifications: { path: '/notificaciones', audience: 'signed-in' },
  /** Stops one sort of mail, for whoever opens the link in such a mail. */
  unsubscribe: { path: '/baja', audience: 'visitors', browserQuery: { token: 'text', tipo: 'text' } },
  moderation: {
    path: '/moderacion',
    audience: 'signed-in',
    /** `caso` is the id of the open report. */
    browserQuery: { vista: ['decididas', 'correcciones', 'apelaciones', 'registro'], caso: 'text' },
  },
  profile: { path: '/profile', audience: 'visitors' },
  /** Visitors only see users with a public profile. */
  user: { path: '/user/:id?', audience: 'visitors' },
  /** `con` is the id of the user whose conversation is open. */
  chats: { path: '/chats', audience: 'signed-in', browserQuery: { con: 'text' } },
  practiceChat: { path: '/chats/practica', audience: 'signed-in' },
  /** `pregunta` is a question that the visitor submitted before the page's JavaScript had loaded. */
  place: {
    path: '/place/:id',
    audience: 'visitors',
    browserQuery: { pregunta: 'text' },
    shows: ['place', 'places', 'review', 'reviews', 'user'],
  },
  search: {
    path: '/search',
    audience: 'visitors',
    query: { q: 'text', page: 'count' },
    shows: ['place', 'places'],
  },
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
      /** West, south, east and north in degrees, separated by commas. */
      zona: 'text',
      vista: VIEWS,
    },
    /** Where nothing is found, it shows what reviews say instead, as far as the assistant has read them. */
    shows: ['place', 'places', 'reviews', 'assistant'],
  },
  itineraries: { path: '/itineraries', audience: 'signed-in' },
  itinerary: { path: '/itinerary/:id', audience: 'signed-in', browserQuery: { vista: VIEWS } },
  itineraryBook: { path: '/itinerary/:id/libro', audience: 'signed-in' },
  editItinerary: { path: '/itinerary/:id/edit', audience: 'signed-in' },
  /** The public page of a trip, and the page that accepts an invitation to one. */
  sharedTrip: { path: '/viaje/:token', audience: 'visitors' },
  invitation: { path: '/invitacion/:token', audience: 'signed-in' },
  createItinerary: { path: '/create-itinerary', audience: 'signed-in' },
  /**
   * `/@lucia` redirects to the profile of the user who has, or once had, this handle; any other text is a page that does not
   * exist.
   */
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
    // Slashes are allowed unescaped in a query, and are easier to read.
    return parameters.size === 0 ? filled : `${filled}?${parameters.toString().replaceAll('%2F', '/')}`
  }

/** Addresses of pages: `pages.place({ id })`, `pages.search({ q: 'cusco', page: 2 })`. Parameters that are undefined or '' are left out. */
export const pages = Object.fromEntries(
  Object.entries<PageDeclaration>(pageDeclarations).map(([name, page]) => [name, builderOf(page)]),
) as unknown as Pages
