import { expect } from 'vitest'
import { placeWithReview } from './community.ts'
import { journey } from './journey.ts'

const OPEN = 'Abrir el asistente de viajes'

journey(
  'the assistant’s button covers nothing that one presses, wherever a page stands',
  async ({ arrive, register }) => {
    const ana = await register()
    const place = await placeWithReview(ana, 'Mirador de la esquina')
    const visitor = await arrive({ as: ana })
    const button = visitor.page.getByRole('button', { name: OPEN })
    const covered = () =>
      button.evaluate((element) => {
        const box = element.getBoundingClientRect()
        // A point on the button's edge, which stays visible in every position of the button.
        const [x, y] = [box.left + 8, box.top + box.height / 2]
        if (x > innerWidth) return ['still aside']
        return document
          .elementsFromPoint(x, y)
          .filter((under) => !element.contains(under) && under.closest('a, button, input, textarea, select'))
          .map(({ outerHTML }) => outerHTML.slice(0, 80))
      })
    for (const path of ['/', '/explorar', `/place/${place}`, '/groups']) {
      await visitor.opens(path)
      for (let step = 0; step < 4; step++) {
        await expect.poll(() => button.getAttribute('data-stands')).toMatch(/^(free|tucked)$/)
        await expect.poll(covered).toEqual([])
        await visitor.page.mouse.wheel(0, 330)
      }
    }
    await visitor.presses(OPEN)
    await visitor.page.getByRole('dialog', { name: 'Asistente de viajes' }).waitFor()
  },
)

journey('the assistant’s button is not there before its place is known', async ({ arrive, register }) => {
  const visitor = await arrive({ as: await register() })
  const button = visitor.page.locator(`[aria-label="${OPEN}"]`).first()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await visitor.page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await visitor.page.goto('/', { waitUntil: 'commit' })
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  await button.waitFor({ state: 'attached' })
  expect(await button.isVisible()).toBe(false)
  release()
  await visitor.presses(OPEN)
  await visitor.page.getByRole('dialog', { name: 'Asistente de viajes' }).waitFor()
})

journey('on a phone the assistant is an entry of the bottom bar', async ({ arrive, register }) => {
  const visitor = await arrive({ as: await register(), width: 360, height: 740 })
  await visitor.opens('/')
  await visitor.inside(visitor.page.getByRole('navigation', { name: 'Accesos rápidos' })).presses(OPEN)
  await visitor.page.getByRole('dialog', { name: 'Asistente de viajes' }).waitFor()
  await visitor.meetsNoBarriers()
  await visitor.presses('Cerrar el asistente')
  const bar = visitor.page.getByRole('navigation', { name: 'Accesos rápidos' })
  await expect
    .poll(() =>
      bar.getByRole('button', { name: OPEN }).evaluate((element) => element === document.activeElement),
    )
    .toBe(true)
  await visitor.presses('Abrir menú')
  await visitor.page.getByRole('link', { name: /^Nivel 1: / }).waitFor()
})
