import { expect } from 'vitest'
import { type Account, newEmail } from '../tools/accounts.ts'
import type { Arrival } from '../tools/visitor.ts'
import { placeWithReview } from './community.ts'
import { watchFocus } from './focus.ts'
import { journey } from './journey.ts'
import { decideAbout } from './moderators.ts'

const KEYBOARD: Arrival = { means: 'keyboard' }
const tomorrow = () => new Date(Date.now() + 86_400_000)
const nameOf = ({ session }: Account) => `Faro ${session.user.id.slice(-8)}`
const writesTo = (sender: Account, receiver: Account, content: string) =>
  sender.api('POST /direct-messages', { body: { receiverId: receiver.session.user.id, content } })

journey(
  'somebody’s review is reported, and they are muted, blocked and unblocked, with the keyboard alone',
  async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    const place = await placeWithReview(luz, nameOf(luz))
    const traveller = await arrive({ as: ana, ...KEYBOARD })
    const focus = await watchFocus(traveller)
    const isTold = (text: string | RegExp) =>
      traveller.page
        .getByRole('status')
        .or(traveller.page.getByRole('alert'))
        .getByText(text)
        .first()
        .waitFor()
    await traveller.opens(`/place/${place}`)

    await traveller.presses('Denunciar esta reseña')
    const dialog = traveller.inside(traveller.page.locator('dialog:modal'))
    await focus.isOn(/^Motivo/)
    await traveller.page.keyboard.press('Escape')
    await focus.isOn('Denunciar esta reseña')
    await traveller.page.keyboard.press('Enter')
    await dialog.presses('Enviar denuncia')
    await dialog.sees('Elige un motivo.')
    await focus.isOn(/^Motivo/)
    // The keyboard chooses in a list by its first letters.
    await traveller.page.keyboard.type('Publi')
    await traveller.meetsNoBarriers()
    await dialog.presses('Enviar denuncia')
    await isTold('Gracias. Recibimos tu denuncia y la revisaremos.')
    await focus.isOn('Denunciar esta reseña')

    await traveller.opens(`/user/${luz.session.user.id}`)
    await traveller.presses('Más opciones')
    await traveller.presses('Silenciar')
    await isTold(`Silenciaste a ${luz.email}: sus mensajes llegarán sin avisarte.`)
    await focus.isOn('Más opciones')
    await traveller.presses('Más opciones')
    await traveller.presses('Bloquear')
    const question = traveller.inside(traveller.page.getByRole('alertdialog'))
    await focus.isOn('Cancelar')
    await traveller.meetsNoBarriers()
    await traveller.page.keyboard.press('Escape')
    await focus.isOn('Más opciones')
    await traveller.presses('Más opciones')
    await traveller.presses('Bloquear')
    await question.presses('Bloquear')
    await isTold(`Bloqueaste a ${luz.email}.`)
    await traveller.arrivesAt('/search')

    await traveller.opens('/account')
    await traveller.presses(`Desbloquear: ${luz.email}`)
    await isTold(`Desbloqueaste a ${luz.email}.`)
    await focus.isOn(`Dejar de silenciar: ${luz.email}`)
    await traveller.page.keyboard.press('Enter')
    await isTold(`Volverás a recibir avisos de ${luz.email}.`)
    await traveller.sees('No has bloqueado ni silenciado a nadie.')
    await focus.isOn('Bloqueados y silenciados')
    await traveller.meetsNoBarriers()
    expect(focus.lost()).toEqual([])
  },
)

journey(
  'a stranger’s message is read, reported and accepted with the keyboard alone',
  async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(newEmail('ana')), register(newEmail('luz'))])
    await writesTo(luz, ana, '¿Nos conocemos?')
    const traveller = await arrive({ as: ana, ...KEYBOARD })
    const focus = await watchFocus(traveller)
    const { page } = traveller
    await traveller.opens('/chats')
    await traveller.seesHeading('Solicitudes')
    await traveller.presses(new RegExp(luz.email))
    const chat = traveller.inside(page.getByRole('dialog', { name: /^Chat con / }))
    await focus.isOn('Escribe un mensaje')
    await chat.sees('Es la primera vez que te escribe. ¿Quieres conversar?')

    await chat.presses('Denunciar este mensaje')
    const report = traveller.inside(page.getByRole('dialog', { name: 'Denunciar este mensaje' }))
    await focus.isOn(/^Motivo/)
    await report.sees(/^Al enviarla, la moderación podrá leer este mensaje/)
    await traveller.meetsNoBarriers()
    await page.keyboard.press('Escape')
    await focus.isOn('Denunciar este mensaje')

    await chat.presses('Aceptar')
    await chat.doesNotSee('Es la primera vez que te escribe. ¿Quieres conversar?')
    await focus.isOn('Escribe un mensaje')
    await page.keyboard.type('Sí, del faro.')
    await page.keyboard.press('Enter')
    await chat.sees('Sí, del faro.')
    await focus.isOn('Escribe un mensaje')
    await writesTo(luz, ana, '¡Claro!')
    await page.locator('[aria-live="polite"]').getByText(`${luz.email}: ¡Claro!`).waitFor()
    await traveller.meetsNoBarriers()
    await page.keyboard.press('Escape')
    await focus.isOn(new RegExp(luz.email))
    await traveller.doesNotSee('Solicitudes')
    expect(focus.lost()).toEqual([])
  },
)

journey(
  'a moderator decides, the author appeals, and another moderator answers, with the keyboard alone',
  async ({ arrive, register, registerModerator }) => {
    const [judge, other, ana, luz] = await Promise.all([
      registerModerator(),
      registerModerator(),
      register(newEmail('ana')),
      register(newEmail('luz')),
    ])
    const place = await placeWithReview(ana, nameOf(ana))
    const { data: reviews } = await luz.api('GET /places/:id/reviews', { params: { id: place } })
    await luz.api('POST /reports', {
      body: { subjectType: 'review', subjectId: reviews[0]?.id ?? '', reason: 'illegal' },
    })

    const moderator = await arrive({ as: judge, ...KEYBOARD })
    const desk = await watchFocus(moderator)
    await moderator.opens('/moderacion')
    // Three actions: the case, the decision, and its confirmation with the usual reason.
    await moderator.presses(new RegExp(`${nameOf(ana)} · `))
    await desk.isOn('Reseña')
    await moderator.meetsNoBarriers()
    await moderator.presses('Ocultar')
    const file = moderator.page.getByRole('region', { name: 'Caso abierto' })
    await moderator.pressesOn(file.locator('button[type="submit"]'))
    await moderator.page.getByRole('status').getByText('Ocultar: hecho y registrado.').first().waitFor()
    await moderator.page
      .getByRole('button', { name: new RegExp(`${nameOf(ana)} · `) })
      .waitFor({ state: 'detached' })
    const isAtQueue = () =>
      moderator.page.evaluate(() => document.activeElement?.closest('[data-case], [tabindex="-1"]') !== null)
    await expect.poll(isAtQueue).toBe(true)
    expect(desk.lost()).toEqual([])

    const author = await arrive({ as: ana, ...KEYBOARD })
    const focus = await watchFocus(author)
    await author.opens('/avisos')
    await author.presses('Apelar')
    await focus.isOn('¿Por qué no estás de acuerdo?')
    await author.meetsNoBarriers()
    await author.page.keyboard.type('Es una foto mía.')
    await author.presses('Enviar apelación')
    await focus.isOn('Tu apelación: Es una foto mía.')
    await author.sees('Otra persona del equipo la está revisando.')
    await author.meetsNoBarriers()
    expect(focus.lost()).toEqual([])

    const second = await arrive({ as: other, ...KEYBOARD })
    const answering = await watchFocus(second)
    await second.opens('/moderacion?vista=apelaciones')
    const card = second.inside(second.page.getByRole('article').filter({ hasText: 'Es una foto mía.' }))
    await card.writes('Respuesta, como la leerá la persona', 'Tienes razón.')
    await card.presses('Aceptar la apelación')
    await second.page.getByRole('status').getByText('La apelación fue aceptada.').first().waitFor()
    await answering.isOn('Apelaciones que esperan')
    expect(answering.lost()).toEqual([])
    // The author's open page shows the answer without a reload.
    await author.sees('Aceptada: Tienes razón.')
  },
)

journey(
  'whoever is suspended reaches the reason and the appeal with the keyboard alone',
  async ({ arrive, register, registerModerator }) => {
    const [judge, ana] = await Promise.all([registerModerator(), register(newEmail('ana'))])
    const traveller = await arrive({ as: ana, ...KEYBOARD })
    const focus = await watchFocus(traveller)
    await traveller.opens('/groups')
    await traveller.presses('Crear grupo')
    await traveller.writes('Nombre del grupo', 'Los Andes')
    await traveller.page.keyboard.press('Escape')
    await focus.isOn('Crear grupo')
    await decideAbout(judge, ana)('suspend', { reason: 'Insultaste a otra.', until: tomorrow() })
    await traveller.page.getByRole('button', { name: 'Ver avisos' }).waitFor()
    await focus.isOn('Crear grupo')
    await traveller.presses('Ver avisos')
    await traveller.arrivesAt('/avisos')
    await focus.isOn('Tus avisos')
    await traveller.presses('Apelar')
    await traveller.writes('¿Por qué no estás de acuerdo?', 'No fui yo.')
    await traveller.presses('Enviar apelación')
    await focus.isOn('Tu apelación: No fui yo.')
    await traveller.meetsNoBarriers()
    expect(focus.lost()).toEqual([])
  },
)
