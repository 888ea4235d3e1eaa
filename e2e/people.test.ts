import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey, WAYS } from './journey.ts'

/** Its words and, below them on a phone, its buttons: the rest of the dialog is for the messages. */
const ROWS_OF_TWO_PX = 160

const isInWindow = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

describe.each(WAYS)('a profile, $how', ({ arrival }) => {
  journey('takes a name, which stands where the e-mail stood', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    const placeId = await placeWithReview(ana, `Mirador ${ana.session.user.id}`)
    const traveller = await arrive({ as: ana, ...arrival })
    await traveller.opens('/account')
    await traveller.writes('Nombre', 'A')
    await traveller.presses('Guardar perfil')
    await traveller.sees('El nombre debe tener entre 2 y 40 caracteres.')
    await traveller.meetsNoBarriers()
    await traveller.writes('Nombre', 'Ana del Valle')
    await traveller.writes('Usuario', 'moderadora')
    traveller.expects('422 PUT /api/users/me/profile')
    await traveller.presses('Guardar perfil')
    await traveller.sees('Ese usuario está reservado. Elige otro.')
    await traveller.page.locator('[name="handle"]:focus').waitFor()
    await traveller.writes('Usuario', `ana_${ana.session.user.id.slice(-8)}`)
    await traveller.finds('Ciudad', 'cusc', /^Cusco, /)
    expect(await traveller.page.getByLabel('Quién puede ver tu correo').inputValue()).toBe('nobody')
    await traveller.chooses('Perfil público')
    await traveller.presses('Guardar perfil')
    await traveller.sees('Tu perfil se guardó.')
    // Where whoever has pressed the button looks.
    await expect.poll(() => isInWindow(traveller.page.getByText('Tu perfil se guardó.'))).toBe(true)
    await traveller.meetsNoBarriers()

    const other = await arrive({ as: luz, ...arrival })
    await other.opens(`/place/${placeId}`)
    await other.follows('Ana del Valle')
    await other.seesHeading('Ana del Valle')
    await other.sees(/^Cusco, /)
    await other.doesNotSee(ana.email)
    await other.meetsNoBarriers()
  })
})

journey('A public profile is found by its handle, and read by strangers', async ({ arrive, register }) => {
  const ana = await register()
  await placeWithReview(ana, `Mirador ${ana.session.user.id}`)
  const handle = `ana_${ana.session.user.id.slice(-8)}`
  await ana.api('PUT /users/me/profile', { body: { name: 'Ana del Valle', handle, isPublic: true } })
  const stranger = await arrive({ width: 360, height: 740 })
  await stranger.opens(`/@${handle}`)
  await stranger.arrivesAt(`/user/${ana.session.user.id}`)
  await stranger.seesHeading('Ana del Valle')
  // The dots between the parts of the summary are for the eyes only.
  expect(await stranger.page.locator('main').ariaSnapshot()).not.toContain('· Nivel')
  await stranger.sees('Perú')
  await stranger.sees('Se ve todo el valle y casi nadie lo conoce todavía.')
  await stranger.doesNotSee(ana.email)
  await stranger.meetsNoBarriers()
})

describe.each(WAYS)('a stranger, $how', ({ arrival }) => {
  journey('waits among the requests, and is gone once blocked', async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    await luz.api('POST /direct-messages', {
      body: { receiverId: ana.session.user.id, content: '¿Nos conocemos?' },
    })
    const traveller = await arrive({ as: ana, ...arrival })
    await traveller.opens('/chats')
    await traveller.seesHeading('Solicitudes')
    await traveller.meetsNoBarriers()
    await traveller.presses(new RegExp(luz.email))
    await traveller.sees('Es la primera vez que te escribe. ¿Quieres conversar?')
    await traveller.meetsNoBarriers()
    const banner = traveller.page.getByText('Es la primera vez que te escribe.').locator('..')
    expect((await banner.boundingBox())?.height).toBeLessThan(ROWS_OF_TWO_PX)
    await traveller.opens(`/user/${luz.session.user.id}`)
    await traveller.presses('Más opciones')
    await traveller.presses('Bloquear')
    const question = traveller.inside(traveller.page.getByRole('alertdialog'))
    await question.presses('Bloquear')
    await traveller.sees(`Bloqueaste a ${luz.email}.`)
    await traveller.opens('/chats')
    await traveller.sees('No tienes conversaciones aún')
    await traveller.opens('/account')
    await traveller.presses(`Desbloquear: ${luz.email}`)
    await traveller.sees('No has bloqueado ni silenciado a nadie.')
    await traveller.meetsNoBarriers()
  })
})

describe.each(WAYS)('a message request, $how', ({ arrival }) => {
  journey('ends with a block, where it is read', async ({ arrive, register }) => {
    const [ana, luz, eva] = await Promise.all([register(), register(), register()])
    for (const { api } of [luz, eva])
      await api('POST /direct-messages', {
        body: { receiverId: ana.session.user.id, content: '¿Nos conocemos?' },
      })
    const traveller = await arrive({ as: ana, ...arrival })
    await traveller.opens('/chats')
    await traveller.presses(new RegExp(luz.email))
    await traveller.presses('Bloquear')
    const question = traveller.inside(traveller.page.getByRole('alertdialog'))
    await question.sees(`¿Bloquear a ${luz.email}?`)
    await question.presses('Cancelar')
    await traveller.sees('Es la primera vez que te escribe. ¿Quieres conversar?')
    await traveller.meetsNoBarriers()
    await traveller.presses('Bloquear')
    // The open conversation may be asked for once more before it closes.
    traveller.tolerates(`404 GET /api/direct-messages/conversation/${luz.session.user.id}`)
    await question.presses('Bloquear')
    await traveller.sees(`Bloqueaste a ${luz.email}.`)
    const luzs = traveller.page.getByRole('button', { name: new RegExp(luz.email) })
    await expect.poll(() => luzs.count()).toBe(0)
    expect(await traveller.page.getByRole('dialog').count()).toBe(0)
    expect(await traveller.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await traveller.presses(new RegExp(eva.email))
    await traveller.sees('¿Nos conocemos?')
  })
})

journey(
  'An accepted conversation leads to the profile, where the other person is blocked',
  async ({ arrive, register }) => {
    const [ana, luz] = await Promise.all([register(), register()])
    for (const [from, to] of [
      [luz, ana],
      [ana, luz],
    ] as const)
      await from.api('POST /direct-messages', {
        body: { receiverId: to.session.user.id, content: 'Nos vemos en el refugio.' },
      })
    const traveller = await arrive({ as: ana, width: 360, height: 740 })
    const other = await arrive({ as: luz })
    await other.opens(`/chats?con=${ana.session.user.id}`)
    await other.sees('Nos vemos en el refugio.')
    await traveller.opens('/chats')
    await traveller.presses(new RegExp(luz.email))
    await traveller.meetsNoBarriers()
    await traveller
      .inside(traveller.page.getByRole('dialog', { name: `Chat con ${luz.email}` }))
      .follows(luz.email)
    await traveller.arrivesAt(`/user/${luz.session.user.id}`)
    await traveller.presses('Más opciones')
    await traveller.presses('Bloquear')
    await traveller.inside(traveller.page.locator('dialog[open]')).presses('Bloquear')
    await traveller.sees(`Bloqueaste a ${luz.email}.`)
    // A page that was open before sends nothing any more, and keeps what was typed.
    other.expects('404 POST /api/direct-messages')
    await other.page.getByRole('textbox').last().fill('¿Sigues ahí?')
    await other.page.keyboard.press('Enter')
    await other.sees('Tu mensaje sigue aquí.')
    await traveller.opens('/chats')
    await traveller.sees('No tienes conversaciones aún')
    // Who comes back to the profile is reminded of the block, and can end it there.
    traveller.expects(`404 GET /api/users/${luz.session.user.id}`)
    await traveller.opens(`/user/${luz.session.user.id}`)
    await traveller.sees(`Bloqueaste a ${luz.email}`)
    await traveller.meetsNoBarriers()
    const handle = `luz_${luz.session.user.id.slice(-8)}`
    await luz.api('PUT /users/me/profile', { body: { handle } })
    traveller.expects(`404 GET /api/users/by-handle/${handle}`)
    await traveller.opens(`/@${handle}`)
    await traveller.sees(`Bloqueaste a ${luz.email}`)
    await traveller.meetsNoBarriers()
    await traveller.presses('Desbloquear')
    await traveller.sees(`Desbloqueaste a ${luz.email}.`)
    await traveller.arrivesAt(`/user/${luz.session.user.id}`)
    await traveller.seesHeading(luz.email)
    await expect.poll(() => traveller.page.title()).toBe(`${luz.email} — Andariego`)
  },
)
