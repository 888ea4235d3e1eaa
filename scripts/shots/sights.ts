import type { WrittenProfile } from '@andariego/contract/profile'
import { generate } from 'otplib'
import { DEMO_PASSWORD, travellers } from '../../demo/community/travellers.ts'
import { movie } from '../../server/src/features/media/test/movies.ts'
import { type Account, apiOf, newEmail, openAccounts, PASSWORD } from '../../tools/accounts.ts'
import { createMailbox } from '../../tools/mailbox.ts'
import { sunset } from '../../tools/pictures.ts'
import type { Product } from '../../tools/product.ts'
import { fillDesk, moderatorOf, suspendedBy } from './desk-sights.ts'
import { writtenTrip } from './trip-sights.ts'

/** Addresses of content in the sample community that scenes use. */
export interface Sights {
  /** A place with reviews that have photos. */
  place: string
  /** A place without reviews and description, with the longest possible names. */
  bare: string
  /** A place with one review of the greatest length, with ten files, including a video. */
  long: string
  /** The profile of somebody with a long address. */
  traveller: string
  /** A public profile. */
  publicUser: string
  /** Returns a new mailed link that confirms an account. */
  confirmation: () => Promise<string>
  /** A trip of the member's with all possible content, and its page to print. */
  trip: string
  book: string
  /** Somebody whose sign-in needs a second step. */
  guarded: Account
  /** Its public link, and its invitation. */
  sharedTrip: string
  invitation: string
}

const LONG_NAME =
  'Santuario Histórico Nacional y Mirador Panorámico de Nuestra Señora de los Remedios de Yaguarasapá del Paraná Guazú'
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const LONG_REVIEW = `${'Caminé hasta arriba antes de que saliera el sol y no me crucé con nadie más que un perro y una señora que vendía café. '.repeat(5)}\n\n${LONG_WORD.repeat(2)}\n\nVuelvo seguro.`

const photo = async (called: string) => {
  const { name, mimeType, buffer } = await sunset(called)
  return new File([new Uint8Array(buffer)], name, { type: mimeType })
}

const longPlace = async ({ api }: Account): Promise<string> => {
  const { id } = await api('POST /places', {
    body: {
      name: LONG_WORD,
      address:
        'Calle de los Tres Tristes Tigres 1234, piso 5, departamento 6, Villa General Belgrano, Córdoba',
      city: 'Heroica Ciudad de Ejutla de Crespo de los Valles Centrales',
      latitude: -31.98,
      longitude: -64.56,
      description: LONG_REVIEW,
    },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', LONG_REVIEW)
  form.set('media[0]', new File([new Uint8Array(movie())], 'amanecer.mp4', { type: 'video/mp4' }))
  form.set('poster[0]', await photo('portada.jpg'))
  for (let number = 1; number < 10; number++)
    form.set(`media[${number}]`, await photo(`atardecer ${number}.jpg`))
  await api('POST /places/:id/reviews', { params: { id }, form })
  return `/place/${id}`
}

const barePlace = async ({ api }: Account): Promise<string> => {
  const { id } = await api('POST /places', {
    body: { name: LONG_NAME, address: `${LONG_NAME}, ruta 12`, latitude: -27.3, longitude: -55.9 },
  })
  return `/place/${id}`
}

const publicUser = async ({ api, session }: Account): Promise<string> => {
  const { data } = await api('GET /users/me/profile')
  const { name, handle, bio, homeCity, languages, emailVisibility } = data
  const written = {
    name,
    handle,
    bio,
    homeCity,
    languages: languages as WrittenProfile['languages'],
    emailVisibility,
  }
  await api('PUT /users/me/profile', { body: { ...written, isPublic: true } })
  return `/user/${session.user.id}`
}

/** Sends the first message of a stranger. */
const writesFirst = async (stranger: Account, { session }: Account) => {
  await stranger.api('PUT /users/me/profile', { body: { name: 'Renata del Río' } })
  await stranger.api('POST /direct-messages', {
    body: {
      receiverId: session.user.id,
      content: 'Hola, leí tu reseña. ¿El último tramo se puede hacer en bicicleta?',
    },
  })
}

const withSecondStep = async (account: Account): Promise<Account> => {
  const { data } = await account.api('POST /auth/second-factor/setup', {
    body: { password: account.password },
  })
  await account.api('POST /auth/second-factor', { body: { code: await generate({ secret: data.secret }) } })
  return account
}

const confirmations = (url: string, outbox: string) => async (): Promise<string> => {
  const email = newEmail()
  await apiOf(url)('POST /auth/register', { body: { email, password: PASSWORD } })
  const { link } = await createMailbox(outbox).letterTo(email, /^Confirma/)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Adds people, and places that the sample community lacks: with no content, and with too much. */
export const prepareSights = async ({ url, outbox, dataDir }: Product) => {
  const accounts = openAccounts(url, createMailbox(outbox))
  const [email = ''] = Object.values(travellers)
  const { data } = await apiOf(url)('GET /places/reviews', { query: { limit: 100 } })
  const review = data.find(({ media }) => media.length > 0) ?? data[0]
  if (!review) throw new Error('The sample community has no reviews.')
  const writer = await accounts.register(newEmail('maria-de-los-angeles.fernandez-de-la-vega-y-montes'))
  const member = await accounts.signIn(email, DEMO_PASSWORD)
  const sights: Sights = {
    place: `/place/${review.placeId}`,
    bare: await barePlace(writer),
    long: await longPlace(writer),
    traveller: `/user/${writer.session.user.id}`,
    publicUser: await publicUser(member),
    confirmation: confirmations(url, outbox),
    ...(await writtenTrip(member)),
    guarded: await withSecondStep(await accounts.register()),
  }
  const moderator = await moderatorOf(dataDir, accounts)
  const suspended = await suspendedBy(moderator, accounts)
  await writesFirst(await accounts.register(newEmail('renata')), member)
  await fillDesk({ writer, member, moderator, reviewId: review.id, placeId: review.placeId })
  const { email: moderatorEmail, password: moderatorPassword } = moderator
  return {
    sights,
    /** Returns the account in a session of its own. */
    signInAs: {
      stranger: async () => undefined,
      member: () => accounts.signIn(email, DEMO_PASSWORD),
      moderator: () => accounts.signIn(moderatorEmail, moderatorPassword),
      newcomer: () => accounts.register(newEmail('recien.llegada')),
      suspended: () => accounts.signIn(suspended.email, suspended.password),
    },
  }
}
