import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, shown, type Traveller, traveller } from '../../../test/traveller.ts'

let andariego: TestApp
let ana: Traveller
let luz: Traveller
let leo: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[ana, luz, leo] = (await Promise.all([1, 2, 3].map(() => traveller(andariego)))) as [
    Traveller,
    Traveller,
    Traveller,
  ]
})
afterAll(() => andariego.close())

let count = 0
const newName = () => `Cordillera ${++count}`
const create = async (admin: Traveller, name = newName()) =>
  (await admin.api('POST /groups', { body: { name } })).data
const add = async (admin: Traveller, groupId: string, ...people: { id: string }[]) =>
  (
    await admin.api('POST /groups/:id/members', {
      params: { id: groupId },
      body: { userIds: people.map(({ id }) => id) },
    })
  ).data
const groupOf = async (admin: Traveller, ...people: Traveller[]) => {
  const { id } = await create(admin)
  return add(admin, id, ...people)
}
const removeMember = (by: Traveller, id: string, { id: userId }: { id: string }) =>
  by.api('DELETE /groups/:id/members/:userId', { params: { id, userId } })
const read = async (by: Traveller, id: string) => (await by.api('GET /groups/:id', { params: { id } })).data
const namesSeenBy = async (by: Traveller) => (await by.api('GET /groups')).data.map(({ name }) => name)
const refused = async (call: Promise<unknown>) => {
  const { status, body } = await refusal(call)
  return [status, body.message]
}
const person = shown
const forgetting = async (someone: Traveller) => {
  await someone.api('DELETE /users/me', { body: { password: PASSWORD } })
}

describe('a group', () => {
  test('is created with its admin, who is not among the members', async () => {
    const body = { name: '  Rumbo   al sur ', description: ' Enero en la Patagonia. ' }
    const { data } = await ana.api('POST /groups', { body })
    expect(data).toMatchObject({
      name: 'Rumbo al sur',
      description: 'Enero en la Patagonia.',
      adminId: ana.id,
      admin: ana.email,
      adminPerson: shown(ana),
      members: [],
      may: ['add-member', 'remove-member', 'remove'],
    })
    expect(await read(ana, data.id)).toEqual(data)
    expect((await ana.api('GET /groups')).data).toContainEqual(data)
    const { data: plain } = await ana.api('POST /groups', { body: { name: newName(), description: '  ' } })
    expect(plain.description).toBeNull()
  })

  test.each([
    [{ name: ' ' }, 'El nombre del grupo es requerido.'],
    [{}, 'El nombre del grupo es requerido.'],
    [{ name: ' Ruta ' }, 'El nombre debe tener entre 5 y 50 caracteres.'],
    [{ name: 'x'.repeat(51) }, 'El nombre debe tener entre 5 y 50 caracteres.'],
    [{ name: 'x'.repeat(5_000) }, 'El nombre debe tener entre 5 y 50 caracteres.'],
    [
      { name: 'Caminantes', description: 'x'.repeat(501) },
      'La descripción debe tener como máximo 500 caracteres.',
    ],
  ])('is refused with %j', async (body, message) => {
    const { status, body: failure } = await refusal(
      ana.api('POST /groups', { body: body as { name: string } }),
    )
    expect([status, failure.errors]).toEqual([422, [message]])
  })

  test('may have any name, up to 50 letters of any script', async () => {
    for (const name of ['Ávila', '🏔🌋🗻🏝🏖', 'ñ'.repeat(50), "Robert'); drop table groups;--"])
      expect((await create(ana, name)).name).toBe(name)
  })

  test('has a name that its admin uses once, ignoring accents, case and spaces', async () => {
    await create(ana, 'Los Ándes')
    expect(await refused(create(ana, ' los  andes'))).toEqual([409, 'Ya existe un grupo con ese nombre.'])
    expect((await create(luz, 'Los Andes')).name).toBe('Los Andes')
  })

  test('exists once when twenty are posted at the same instant', async () => {
    const name = newName()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => create(ana, name)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await namesSeenBy(ana)).filter((one) => one === name)).toHaveLength(1)
  })

  test('is created once by a request and its retry', async () => {
    const body = { name: newName() }
    const headers = { 'idempotency-key': 'one and the same' }
    const [first, second] = await Promise.all([1, 2].map(() => ana.api('POST /groups', { body, headers })))
    expect(second).toEqual(first)
  })

  test('is one of at most a hundred that somebody administers', async () => {
    const eva = await traveller(andariego)
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: newName(),
      description: null,
      admin_id: eva.id,
    }))
    await andariego.services.database.insertInto('groups').values(rows).execute()
    await create(eva)
    expect(await refused(create(eva))).toEqual([422, 'Puedes administrar como máximo 100 grupos.'])
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await eva.api('GET /groups', { query: { limit: 30, cursor } })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
    expect(seen).toHaveLength(100)
  })

  test('is a 404 for people who are not in it', async () => {
    const { id, name } = await groupOf(ana, luz)
    expect(await namesSeenBy(luz)).toContain(name)
    expect(await read(luz, id)).toMatchObject({ id, admin: ana.email, members: [person(luz)] })
    expect(await namesSeenBy(leo)).not.toContain(name)
    expect(await refused(read(leo, id))).toEqual([404, 'Grupo no encontrado.'])
    expect(await refused(add(leo, id, leo))).toEqual([404, 'Grupo no encontrado.'])
    expect(await refused(removeMember(leo, id, luz))).toEqual([404, 'Grupo o usuario no encontrado.'])
    const gone = leo.api('DELETE /groups/:id', { params: { id } })
    expect(await refused(gone)).toEqual([404, 'Grupo no encontrado.'])
  })

  test('is removed only by its admin, for everybody', async () => {
    const { id, name } = await groupOf(ana, luz)
    const remove = (by: Traveller) => by.api('DELETE /groups/:id', { params: { id } })
    expect(await refused(remove(luz))).toEqual([403, 'No tienes permisos para eliminar este grupo.'])
    await remove(ana)
    expect(await namesSeenBy(luz)).not.toContain(name)
    expect(await refused(remove(ana))).toEqual([404, 'Grupo no encontrado.'])
  })

  test('is a first step for its creator', async () => {
    const step = async ({ id }: Traveller) =>
      (await ana.api('GET /users/:id/milestones', { params: { id } })).data.find(
        (milestone) => milestone.id === 'first-group',
      )
    const eva = await traveller(andariego)
    expect(await step(eva)).toMatchObject({ category: 'general', progress: 0, isCompleted: false })
    await create(eva)
    expect(await step(eva)).toMatchObject({ progress: 1, target: 1, isCompleted: true })
  })
})

describe('members', () => {
  test('are added by the admin, and listed in the order they came', async () => {
    const { id } = await create(ana)
    expect((await add(ana, id, leo)).members).toEqual([person(leo)])
    expect((await add(ana, id, luz, luz)).members).toEqual([person(leo), person(luz)])
  })

  test('are added all together or not at all', async () => {
    const { id } = await groupOf(ana, luz)
    const already = [409, 'Algunos usuarios ya son miembros del grupo.']
    expect(await refused(add(ana, id, leo, luz))).toEqual(already)
    expect(await refused(add(ana, id, ana))).toEqual(already)
    const nobody = { id: '01900000-0000-7000-8000-000000000000' }
    expect(await refused(add(ana, id, leo, nobody))).toEqual([422, 'El usuario no existe.'])
    expect((await read(ana, id)).members).toEqual([person(luz)])
  })

  test('must have confirmed addresses', async () => {
    const email = 'sin.confirmar@example.com'
    await andariego.api()('POST /auth/register', { body: { email, password: PASSWORD } })
    const { id } = await andariego.services.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const group = await create(ana)
    expect(await refused(add(ana, group.id, { id }))).toEqual([422, 'El usuario no existe.'])
  })

  test('may not add others', async () => {
    const { id } = await groupOf(ana, luz)
    const message = 'No tienes permisos para agregar miembros a este grupo.'
    expect(await refused(add(luz, id, leo))).toEqual([403, message])
    expect((await read(luz, id)).may).toEqual(['leave', 'report'])
  })

  test('are a hundred at most, even when added at once', async () => {
    const { id } = await create(ana)
    const rows = Array.from({ length: 99 }, (_, index) => ({
      id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      email: `multitud${index}@example.com`,
      password_hash: '',
      confirmed_at: new Date(),
    }))
    await andariego.services.database.insertInto('users').values(rows).execute()
    await add(ana, id, ...rows)
    const outcomes = await Promise.allSettled([add(ana, id, luz), add(ana, id, leo), add(ana, id, luz)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read(ana, id)).members).toHaveLength(100)
    const eva = await traveller(andariego)
    const full = [422, 'Un grupo puede tener como máximo 100 miembros.']
    expect(await refused(add(ana, id, eva))).toEqual(full)
  })

  test('are removed by the admin, or leave by themselves, but do not remove each other', async () => {
    const { id } = await groupOf(ana, luz, leo)
    const forbidden = [403, 'No tienes permisos para eliminar este usuario.']
    expect(await refused(removeMember(luz, id, leo))).toEqual(forbidden)
    expect(await refused(removeMember(luz, id, ana))).toEqual(forbidden)
    await removeMember(luz, id, luz)
    expect(await refused(read(luz, id))).toEqual([404, 'Grupo no encontrado.'])
    await removeMember(ana, id, leo)
    expect((await read(ana, id)).members).toEqual([])
    const gone = [404, 'Grupo o usuario no encontrado.']
    expect(await refused(removeMember(ana, id, leo))).toEqual(gone)
    expect(await refused(removeMember(ana, id, ana))).toEqual(gone)
  })
})

test('everybody in a group is told of each change to it', async () => {
  const eva = await traveller(andariego)
  const { id } = await create(ana)
  const told: string[][] = []
  const names = new Map(
    [ana, luz, leo, eva].map((one, index) => [one.id, ['ana', 'luz', 'leo', 'eva'][index]]),
  )
  const stop = andariego.services.events.on('live', ({ userIds, event }) => {
    if (event.type === 'group' && event.groupId === id)
      told.push(userIds.map((userId) => names.get(userId) ?? ''))
  })
  await add(ana, id, luz, eva)
  await add(ana, id, leo)
  await removeMember(ana, id, leo)
  await forgetting(eva)
  await ana.api('DELETE /groups/:id', { params: { id } })
  stop()
  expect(told.map((group) => group.toSorted().join(' '))).toEqual([
    'ana eva luz',
    'ana eva leo luz',
    'ana eva leo luz',
    'ana luz',
    'ana luz',
  ])
})

describe('when an account is removed', () => {
  test('its group passes to the member who joined first; without members it is deleted', async () => {
    const eva = await traveller(andariego)
    const { id } = await groupOf(eva, luz, leo)
    const lonely = await create(eva)
    await forgetting(eva)
    expect(await read(leo, id)).toMatchObject({ admin: luz.email, members: [person(leo)] })
    const left = andariego.services.database.selectFrom('groups').select('id').where('id', '=', lonely.id)
    expect(await left.execute()).toEqual([])
  })

  test('its new admin is told, and nobody else, as long as they administer it', async () => {
    const eva = await traveller(andariego)
    const [heir, member] = await Promise.all([traveller(andariego), traveller(andariego)])
    const { id, name } = await groupOf(eva, heir, member)
    await forgetting(eva)
    const news = async (who: Traveller) =>
      (await who.api('GET /notifications')).data.map(({ text }) => text).filter((text) => text.includes(name))
    const told = `Ahora administras el grupo «${name}»: quien lo administraba cerró su cuenta.`
    expect(await news(heir)).toEqual([told])
    expect(await news(member)).toEqual([])
    await heir.api('DELETE /groups/:id', { params: { id } })
    expect(await news(heir)).toEqual([])
  })

  test("a group with the same name as one of the new admin's gets a number", async () => {
    const eva = await traveller(andariego)
    const name = `${newName()} ${'y'.repeat(50)}`.slice(0, 50)
    await create(luz, name)
    const { id } = await create(eva, name.toUpperCase())
    await add(eva, id, luz)
    await forgetting(eva)
    expect((await read(luz, id)).name).toBe(`${name.toUpperCase().slice(0, 46)} (2)`)
  })

  test('the number does not cut an emoji of that name in half', async () => {
    const eva = await traveller(andariego)
    const name = `x${'🌎'.repeat(24)}y`
    await create(luz, name)
    const { id } = await create(eva, name)
    await add(eva, id, luz)
    await forgetting(eva)
    expect((await read(luz, id)).name).toBe(`x${'🌎'.repeat(22)} (2)`)
  })

  test('its memberships are deleted', async () => {
    const eva = await traveller(andariego)
    const { id } = await groupOf(ana, eva, luz)
    await forgetting(eva)
    expect((await read(ana, id)).members).toEqual([person(luz)])
  })

  test('at the same time as its heirs, the group still passes to a remaining member', async () => {
    const going = await Promise.all([1, 2, 3, 4].map(() => traveller(andariego)))
    const [eva, ...heirs] = going as [Traveller, ...Traveller[]]
    const { id } = await groupOf(eva, ...heirs)
    await add(eva, id, luz)
    await Promise.all(going.map(forgetting))
    expect(await read(luz, id)).toMatchObject({ admin: luz.email, members: [] })
  })

  test('its export contains its groups', async () => {
    await groupOf(ana, luz)
    const zip = await andariego.app.inject({
      url: '/api/users/me/export',
      headers: { authorization: `Bearer ${luz.accessToken}` },
    })
    expect(zip.rawPayload.includes('grupos.json')).toBe(true)
  })
})
