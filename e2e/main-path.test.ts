import { describe, expect } from 'vitest'
import { newEmail, PASSWORD } from '../tools/accounts.ts'
import { confirm, register, signIn } from './account-stories.ts'
import { ALL_WAYS, journey, WAYS } from './journey.ts'
import { addPlace, reviewPlace } from './place-stories.ts'

/** Every telling of the story, also a second try, takes the next: a place can be added only once. */
const PLACES = [
  { search: 'machu', name: 'Machu Picchu' },
  { search: 'sagrada fam', name: 'Sagrada Familia' },
  { search: 'torre de bel', name: 'Torre de Belém' },
  { search: 'coliseo', name: 'Coliseo' },
  { search: 'uluru', name: 'Uluru' },
  { search: 'taj mah', name: 'Taj Mahal' },
]

// Most other core journeys use a mouse.
const ways = process.env.TEST_SCOPE === 'core' ? WAYS : ALL_WAYS

describe.each(ways)('from stranger to reviewer, $how', ({ arrival }) => {
  journey(
    'registers, adds a place, reviews it with a photo, and everyone sees it',
    async ({ arrive, mailbox }) => {
      const place = PLACES.shift() ?? { search: 'petra', name: 'Petra' }
      const credentials = { email: newEmail(), password: PASSWORD }
      const description = `${place.name} al amanecer, antes de que lleguen los demás visitantes.`
      const content = `Volvería mañana mismo a ${place.name}: dos horas de subida que valen cada paso.`

      const traveller = await arrive(arrival)
      await traveller.opens('/')
      await traveller.follows('Comenzar gratis')
      await register(traveller, credentials)
      await confirm(traveller, mailbox, credentials.email)
      await traveller.opens('/add-place')
      await signIn(traveller, credentials)
      await traveller.arrivesAt('/add-place')
      await traveller.meetsNoBarriers()
      await addPlace(traveller, { ...place, description })
      await traveller.meetsNoBarriers()

      await traveller.follows('Inicio')
      await traveller.pressesOn(traveller.page.getByRole('link', { name: place.name, exact: true }).first())
      await traveller.arrivesAt(/^\/place\//)
      await traveller.seesHeading(new RegExp(place.name))
      await reviewPlace(traveller, content)
      await traveller.meetsNoBarriers()

      const visitor = await arrive(arrival)
      await visitor.opens('/')
      await visitor.sees(content)
      await visitor.pressesOn(visitor.page.getByRole('link', { name: place.name, exact: true }).first())
      await visitor.arrivesAt(/^\/place\//)
      await visitor.sees(description)
      await visitor.sees(content)
      await visitor.presses('Ver foto 1 de 1: atardecer.jpg')
      const photo = visitor.page.getByRole('dialog').getByRole('img', { name: 'atardecer.jpg' })
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await visitor.meetsNoBarriers()
      await visitor.presses('Cerrar')
      await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  )
})
