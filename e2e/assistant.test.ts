import { afterAll, beforeAll, describe, expect } from 'vitest'
import { says, scriptedModel, stallsAfter } from '../server/src/features/assistant/testing/scripted-model.ts'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { ALL_WAYS, journey, WAYS } from './journey.ts'
import { runsWith } from './running.ts'

const OPEN = 'Abrir el asistente de viajes'
const DESCRIPTION = 'Un faro al fin del mundo, <img src=x onerror=alert(1)> con viento y lobos de mar.'

/** A lighthouse by Ushuaia that nobody has added yet. */
const addLighthouse = async ({ api }: Account) => {
  const name = `Faro ${Math.random().toString(36).slice(2, 8)}`
  const { id } = await api('POST /places', {
    body: {
      name,
      address: 'Canal Beagle, Ushuaia, Argentina',
      city: 'Ushuaia',
      latitude: -54.8 - Math.random() / 20,
      longitude: -68.3 + Math.random() / 20,
      description: DESCRIPTION,
    },
  })
  return { id, name }
}

const chatOf = ({ page, inside }: Visitor) =>
  inside(page.getByRole('dialog', { name: 'Asistente de viajes' }))
const asks = async (visitor: Visitor, question: string) => {
  await visitor.writes('Tu mensaje', question)
  await visitor.page.keyboard.press('Enter')
}
/** Waits until the assistant has read a review, which it does in a job: a question asked before would be answered without it. */
const isRead = ({ api }: Account, id: string, question: string, words: string) =>
  expect
    .poll(async () =>
      JSON.stringify(await api('GET /places/:id/answers', { params: { id }, query: { question } })),
    )
    .toContain(words)
const hasFocus = (visitor: Visitor, label: string) =>
  visitor.page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, label)

describe('the assistant', () => {
  journey('asks a stranger to sign in, and leads back to the page', async ({ visitor }) => {
    await visitor.opens('/explorar')
    await visitor.presses(OPEN)
    const chat = chatOf(visitor)
    await chat.sees('Por favor inicie sesión para poder usar el AI Chat Assistant')
    await visitor.meetsNoBarriers()
    await visitor.page.keyboard.press('Escape')
    await visitor.doesNotSee('Por favor inicie sesión para poder usar el AI Chat Assistant')
    await expect.poll(() => hasFocus(visitor, OPEN)).toBe(true)
    await visitor.presses(OPEN)
    await chat.follows('Iniciar sesión')
    await visitor.arrivesAt('/login')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe('/explorar')
    expect(await visitor.page.getByRole('button', { name: OPEN }).count()).toBe(0)
  })

  describe.each(WAYS)('is asked what to see, $how', ({ arrival }) => {
    journey('and its answer leads to the places that it comes from', async ({ arrive, register }) => {
      const ana = await register()
      const lighthouse = await addLighthouse(ana)
      const traveller = await arrive({ as: ana, ...arrival })
      await traveller.opens('/explorar')
      await traveller.presses(OPEN)
      const chat = chatOf(traveller)
      await chat.sees(/Soy el asistente de Andariego/)
      await traveller.meetsNoBarriers()
      expect(await traveller.page.getByRole('button', { name: 'Enviar' }).isDisabled()).toBe(true)
      await asks(traveller, `¿Cómo es ${lighthouse.name}?`)
      await chat.sees(/Un faro al fin del mundo, .*con viento y lobos de mar/)
      await traveller.meetsNoBarriers()
      await traveller.pressesOn(
        traveller.page.getByRole('list', { name: 'Lugares de esta respuesta' }).getByRole('link'),
      )
      await traveller.arrivesAt(`/place/${lighthouse.id}`)
      if (arrival.width === 360) {
        await traveller.doesNotSee('¿Quieres saber qué hay cerca?')
        await traveller.presses(OPEN)
      }
      await chat.sees('¿Quieres saber qué hay cerca?')
      await traveller.presses('Cerrar el asistente')
      await traveller.doesNotSee('¿Quieres saber qué hay cerca?')
      await expect.poll(() => hasFocus(traveller, OPEN)).toBe(true)
    })
  })

  journey('quotes reviews, and each quote opens the page at its review', async ({ arrive, register }) => {
    const [ana, bruno] = await Promise.all([register(), register()])
    const lighthouse = await addLighthouse(ana)
    const reviews = [
      'El viento sopla muy fuerte arriba del faro, lleven un buen abrigo.',
      ...Array.from({ length: 4 }, (_, number) =>
        `Volvimos por ${number + 1}.ª vez a mirar el canal.\n`.repeat(9),
      ),
    ]
    for (const content of reviews) {
      const form = new FormData()
      form.set('rating', '5')
      form.set('content', content)
      await bruno.api('POST /places/:id/reviews', { params: { id: lighthouse.id }, form })
    }
    await isRead(ana, lighthouse.id, '¿Hace viento?', 'El viento sopla muy fuerte')
    const traveller = await arrive({ as: ana, width: 360, height: 740 })
    await traveller.opens('/explorar')
    await traveller.presses(OPEN)
    await asks(traveller, `¿Hace viento en ${lighthouse.name}?`)
    const quotes = traveller.page.getByRole('list', { name: 'Reseñas citadas' })
    await quotes.waitFor()
    await traveller.meetsNoBarriers()
    await traveller.presses('¿Dónde está?')
    await traveller.sees(/está en Canal Beagle, Ushuaia, Argentina/)
    await traveller.pressesOn(quotes.getByRole('link', { name: /El viento sopla muy fuerte/ }).first())
    await traveller.arrivesAt(`/place/${lighthouse.id}`)
    const review = traveller.page
      .getByRole('article', { name: /^Reseña de / })
      .filter({ hasText: 'El viento sopla' })
    await expect
      .poll(() =>
        review.evaluate((element) => {
          const { top } = element.getBoundingClientRect()
          const list = element.closest('section')?.getBoundingClientRect()
          return (
            list !== undefined && top >= list.top - 1 && top < list.bottom && top < innerHeight && top >= 0
          )
        }),
      )
      .toBe(true)
  })

  journey(
    'no longer shows or speaks an answer when a moderator hides what it quotes',
    async ({ arrive, register, registerModerator }) => {
      const [ana, bruno, judge] = await Promise.all([register(), register(), registerModerator()])
      const lighthouse = await addLighthouse(ana)
      const form = new FormData()
      form.set('rating', '5')
      form.set('content', 'El viento sopla muy fuerte arriba del faro.')
      const { data } = await bruno.api('POST /places/:id/reviews', { params: { id: lighthouse.id }, form })
      await isRead(ana, lighthouse.id, '¿Hace viento?', 'El viento sopla muy fuerte')
      const traveller = await arrive({ as: ana, width: 360, height: 740 })
      await traveller.opens('/ai-chat')
      await asks(traveller, `¿Hace viento en ${lighthouse.name}?`)
      await traveller.page.getByRole('list', { name: 'Reseñas citadas' }).waitFor()
      const verdict = traveller.page.getByRole('group', { name: '¿Te sirvió esta respuesta?' })
      await verdict.waitFor()
      await judge.api('POST /moderation/decisions', {
        body: { subjectType: 'review', subjectId: data.id, decision: 'hide', reason: 'Una prueba.' },
      })
      await traveller.sees('Esta respuesta citaba algo que la moderación retiró.')
      // The text for screen readers goes, too.
      await expect.poll(() => traveller.page.getByText('El viento sopla').count()).toBe(0)
      await verdict.waitFor({ state: 'detached' })
    },
  )

  journey('shows a long answer from its question on', async ({ arrive, register }) => {
    const ana = await register()
    const lighthouse = await addLighthouse(ana)
    const form = new FormData()
    form.set('rating', '5')
    form.set('content', 'El viento sopla muy fuerte arriba del faro, lleven un buen abrigo y guantes.')
    await ana.api('POST /places/:id/reviews', { params: { id: lighthouse.id }, form })
    const traveller = await arrive({ as: ana, width: 360, height: 400 })
    await traveller.opens('/explorar')
    await traveller.presses(OPEN)
    const question = `¿Cómo es ${lighthouse.name}?`
    await asks(traveller, question)
    await traveller.page.getByRole('button', { name: 'Me sirvió', exact: true }).waitFor()
    const asked = traveller.page.getByRole('region', { name: 'Conversación' }).getByText(question)
    // The answer ends below the list, its question stands at the top.
    await expect
      .poll(() =>
        asked.evaluate((element) => {
          const list = element.closest('section')
          const at = list?.getBoundingClientRect()
          return (
            list && at && [list.scrollHeight > 1.2 * at.height, element.getBoundingClientRect().top >= at.top]
          )
        }),
      )
      .toEqual([true, true])
  })

  describe.each([...WAYS, { how: 'on a screen 320 px wide', arrival: { width: 320, height: 640 } }])(
    'that knows no answer, $how',
    ({ arrival }) => {
      journey('takes the question along to the form for a review', async ({ arrive, register }) => {
        const ana = await register()
        const lighthouse = await addLighthouse(ana)
        const form = new FormData()
        form.set('rating', '5')
        form.set('content', 'El viento sopla muy fuerte arriba del faro.')
        await ana.api('POST /places/:id/reviews', { params: { id: lighthouse.id }, form })
        const traveller = await arrive({ as: ana, ...arrival })
        const { page } = traveller
        const question = `¿Se puede ir con perros a ${lighthouse.name}?`
        await traveller.opens('/explorar')
        await traveller.presses(OPEN)
        await asks(traveller, question)
        await traveller.sees(/nadie ha contado todavía/i)
        await traveller.meetsNoBarriers()
        await traveller.follows(`Contarlo en una reseña de ${lighthouse.name}`)
        await traveller.arrivesAt(`/place/${lighthouse.id}`)
        await traveller.sees(`Alguien pregunta: «${question}»`)
        await expect
          .poll(() =>
            page.evaluate(() => document.activeElement?.closest('form')?.getAttribute('aria-label')),
          )
          .toBe('Escribir una reseña')
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      })
    },
  )

  journey('drafts a plan, which becomes an itinerary in its editor', async ({ arrive, register }) => {
    const ana = await register()
    await addLighthouse(ana)
    const traveller = await arrive({ as: ana, width: 360, height: 740 })
    await traveller.opens('/explorar')
    await traveller.presses(OPEN)
    await asks(traveller, 'Un plan de 1 día en Ushuaia')
    await traveller.presses('Guardar itinerario')
    await traveller.sees('Ver itinerario')
    await traveller.meetsNoBarriers()
    await traveller.presses('Deshacer')
    await traveller.sees('Guardar itinerario')
    await traveller.presses('No me sirvió')
    await traveller.sees(/Quien mejora el asistente podrá leer esta pregunta/)
    await expect
      .poll(() => traveller.page.getByRole('button', { name: 'No me sirvió' }).getAttribute('aria-pressed'))
      .toBe('true')
    await traveller.presses('Crear itinerario')
    await traveller.arrivesAt('/create-itinerary')
    await expect
      .poll(() => traveller.page.getByLabel('Nombre del itinerario').inputValue())
      .toBe('Ushuaia, 1 día')
    await traveller.sees(/^Faro /)
  })

  journey('is closed by the back button where it covers the page', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register(), width: 360, height: 740 })
    await traveller.opens('/explorar')
    await traveller.presses(OPEN)
    await traveller.sees(/Soy el asistente de Andariego/)
    await traveller.page.goBack()
    await traveller.doesNotSee(/Soy el asistente de Andariego/)
    await traveller.arrivesAt('/explorar')
  })

  journey('says that it failed, and takes the question again', async ({ arrive, register }) => {
    const traveller = await arrive({ as: await register() })
    await traveller.opens('/ai-chat')
    await traveller.sees(/Soy el asistente de Andariego/)
    await traveller.losesTheConnection()
    await asks(traveller, '¿Qué puedes hacer?')
    await traveller.sees('Perdona, hubo un error. Intenta de nuevo!')
    await traveller.regainsTheConnection()
    await traveller.presses('Enviar de nuevo')
    await traveller.sees(/Busco entre los lugares y reseñas de la comunidad\. Puedes preguntarme/)
    await traveller.doesNotSee('Perdona, hubo un error. Intenta de nuevo!')
  })

  journey('asks before it forgets, and Escape leaves it open', async ({ arrive, register }) => {
    const visitor = await arrive({ as: await register() })
    const { keyboard } = visitor.page
    await visitor.opens('/groups')
    await visitor.presses('Abrir el asistente de viajes')
    await asks(visitor, '¿Cómo subo de nivel?')
    await chatOf(visitor).sees(/Así se ganan puntos/)
    await chatOf(visitor).presses('Nueva conversación')
    await visitor.seesHeading('¿Empezar una nueva conversación?')
    await keyboard.press('Escape')
    await expect.poll(() => hasFocus(visitor, 'Nueva conversación')).toBe(true)
    await chatOf(visitor).sees(/Así se ganan puntos/)
    await keyboard.press('Escape')
    await expect.poll(() => hasFocus(visitor, 'Abrir el asistente de viajes')).toBe(true)
  })

  journey(
    'is shown in every page that is open, and forgets all at a new chat',
    async ({ arrive, register }) => {
      const ana = await register()
      const [one, other] = await Promise.all([arrive({ as: ana }), arrive({ as: ana })])
      await Promise.all([one.opens('/ai-chat'), other.opens('/ai-chat')])
      await other.sees(/Soy el asistente de Andariego/)
      await one.writes('Tu mensaje', 'una línea')
      await one.page.keyboard.press('Shift+Enter')
      await one.page.keyboard.type('y otra')
      await one.reloads()
      await expect.poll(() => one.page.getByLabel('Tu mensaje').inputValue()).toBe('una línea\ny otra')
      await asks(one, '¿Cómo subo de nivel?')
      await other.sees(/Así se ganan puntos/)
      await other.presses('Nueva conversación')
      await other.meetsNoBarriers()
      await other.presses('Borrar y empezar')
      await other.sees(/Soy el asistente de Andariego/)
      await one.sees(/Soy el asistente de Andariego/)
      await one.doesNotSee(/Así se ganan puntos/)
    },
  )
})

describe('an answer that takes long', () => {
  let model: Awaited<ReturnType<typeof scriptedModel>>
  beforeAll(async () => {
    model = await scriptedModel(says('Hola.'))
  })
  afterAll(() => model.close())
  // Two workers: the stop may reach the process that does not write the answer.
  const running = runsWith('slow-assistant', () => ({
    ASSISTANT_URL: model.url,
    ASSISTANT_MODEL: 'm',
    WORKERS: '2',
  }))
  const slow = journey.override('product', running)

  describe.each(ALL_WAYS)('is stopped, $how', ({ arrival }) => {
    slow(
      'keeps what had arrived, in every page, and makes room for the next question',
      async ({ arrive, register }) => {
        let isLetGo = false
        model.follow((asked, response, step) => {
          response.on('close', () => {
            isLetGo = true
          })
          stallsAfter('Granada es linda. ')(asked, response, step)
        }, says('Lima es grande.'))
        const ana = await register()
        const [one, other] = await Promise.all([arrive({ as: ana, ...arrival }), arrive({ as: ana })])
        await Promise.all([one.opens('/ai-chat'), other.opens('/ai-chat')])
        await asks(one, '¿Cómo es Granada?')
        await one.sees('Granada es linda.')
        await other.sees('¿Cómo es Granada?')
        await one.page.keyboard.press('Escape')
        await one.meetsNoBarriers()
        await one.presses('Detener')
        await one.sees('Respuesta detenida.')
        await one.sees('Granada es linda.')
        await expect.poll(() => isLetGo).toBe(true)
        await other.sees('Respuesta detenida.')
        await asks(one, '¿Y Lima?')
        await one.sees('Lima es grande.')
        await one.reloads()
        for (const text of [
          '¿Cómo es Granada?',
          'Granada es linda.',
          'Respuesta detenida.',
          'Lima es grande.',
        ])
          await one.sees(text)
        await one.meetsNoBarriers()
      },
    )
  })

  slow('is stopped from another page of the same person', async ({ arrive, register }) => {
    model.follow(stallsAfter('Granada es linda. '))
    const ana = await register()
    const [one, other] = await Promise.all([arrive({ as: ana }), arrive({ as: ana })])
    await Promise.all([one.opens('/ai-chat'), other.opens('/ai-chat')])
    await asks(one, '¿Cómo es Granada?')
    await one.sees('Granada es linda.')
    await other.presses('Detener')
    await other.sees('Respuesta detenida.')
    await one.sees('Respuesta detenida.')
    await one.sees('Granada es linda.')
    await one.presses('Enviar de nuevo')
    await other.presses('Detener')
  })

  slow('keeps what had arrived also where the stop reaches no server', async ({ arrive, register }) => {
    model.follow(stallsAfter('Granada es linda. '), says('Lima es grande.'))
    const traveller = await arrive({ as: await register() })
    await traveller.opens('/ai-chat')
    await asks(traveller, '¿Cómo es Granada?')
    await traveller.sees('Granada es linda.')
    await traveller.losesTheConnection()
    await traveller.presses('Detener')
    await traveller.sees('Respuesta detenida.')
    await traveller.sees('Granada es linda.')
    await traveller.regainsTheConnection()
    await asks(traveller, '¿Y Lima?')
    await traveller.sees('Lima es grande.')
    await traveller.sees('Respuesta detenida.')
  })
})
