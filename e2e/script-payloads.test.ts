import { expect } from 'vitest'
import { tellFigures } from '../server/test/figures.ts'
import type { Account } from '../tools/accounts.ts'
import type { Visitor } from '../tools/visitor.ts'
import { addPlace, addTrip, many, meet, one, quarrel } from './hostile-community.ts'
import { journey } from './journey.ts'
import { ALARM, PAYLOADS } from './script-payloads.ts'
import { type ApiDocument, noting, textFieldsOf } from './text-fields.ts'

// Every journey already fails at its end on page errors, foreign requests and violated policies. These also fail when an injected
// script runs.

/** `npm test` tries only the first payloads of each kind; `npm run test:attacks` tries each payload in its own place. */
const PLACES = process.env.ALL_PAYLOADS ? PAYLOADS.length : 4

/** Texts that nobody else is shown, and those that must have a form of their own. */
const ELSEWHERE = [
  /^(POST|PUT|DELETE) \/auth\//,
  /^DELETE \/users\/me password$/,
  /(startDate|date|day|until)$/,
  / handle$/,
  / timeZone$/,
]

/** Collects signs that an injected script ran on any page of this visitor. */
const listen = async ({ context }: Visitor) => {
  const alarms: string[] = []
  await context.exposeBinding(ALARM, (_source, which) => void alarms.push(`ran ${which}`))
  context.on('dialog', (dialog) => {
    alarms.push(`said ${dialog.message()}`)
    void dialog.dismiss()
  })
  return alarms
}

journey(
  'what people wrote is text, wherever it stands',
  { timeout: 600_000 },
  async ({ arrive, register, registerModerator, product }) => {
    const sent = new Set<string>()
    const noted = (account: Account) => ({ ...account, api: noting(account.api, sent) })
    const [ana, luz] = [noted(await register()), noted(await register())]
    const judges: [Account, Account] = [noted(await registerModerator()), noted(await registerModerator())]
    const places: string[] = []
    for (let index = 0; index < PLACES; index++) places.push(await addPlace(ana, index))
    const trip = await addTrip(ana, places)
    await meet(ana, luz)
    const openCase = await quarrel(ana, luz, judges, places[0] ?? '')
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as ApiDocument
    const fields = [...textFieldsOf(document)].filter((field) => !ELSEWHERE.some((form) => form.test(field)))
    expect(fields.filter((field) => !sent.has(field))).toEqual([])

    const search = `?q=${encodeURIComponent(many(180, 2))}`
    const visitor = await arrive()
    const alarms = [await listen(visitor)]
    for (const path of ['/', `/explorar${search}`, trip.publicPath, ...places.map((id) => `/place/${id}`)])
      await visitor.opens(path)
    let pages = places.length + 3
    const look = async (reader: Visitor, paths: string[]) => {
      alarms.push(await listen(reader))
      for (const path of paths) {
        await reader.opens(path)
        await reader.doesNotSee(/^Cargando/)
      }
      pages += paths.length
    }
    const reader = await arrive({ as: ana })
    await look(reader, [
      `/search${search}`,
      `/user/${ana.session.user.id}`,
      '/groups',
      '/itineraries',
      `/itinerary/${trip.id}`,
      `/itinerary/${trip.id}/libro`,
      `/itinerary/${trip.id}/edit`,
      '/chats',
      `/chats?con=${luz.session.user.id}`,
      '/notificaciones',
      `/place/${places[0]}`,
    ])
    await look(await arrive({ as: luz }), ['/avisos'])
    await look(await arrive({ as: judges[0] }), [
      '/moderacion',
      `/moderacion?caso=${openCase}`,
      ...['decididas', 'correcciones', 'apelaciones', 'registro'].map((view) => `/moderacion?vista=${view}`),
    ])
    // The assistant repeats the question and quotes reviews.
    await reader.opens('/ai-chat')
    await reader.writes('Tu mensaje', `¿Qué dicen de ${one(2)}? ${many(300, 14)}`)
    await reader.page.keyboard.press('Enter')
    await reader.page.getByText(one(2)).first().waitFor()
    await tellFigures(`${PAYLOADS.length} payloads, ${fields.length} fields of requests, ${pages + 1} pages`)
    expect(alarms.flat()).toEqual([])
  },
)
