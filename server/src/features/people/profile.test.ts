import { profileMessages } from '@andariego/contract/profile-rules'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { moderators } from '../accounts/public.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const put = (person: Traveller, body: object) => person.api('PUT /users/me/profile', { body })
const problems = async (person: Traveller, body: object) => {
  const { status, body: answer } = await refusal(put(person, body))
  return [status, ...(answer.errors ?? [answer.message])]
}
const found = async (person: Traveller, email: string) =>
  (await person.api('GET /users/search', { query: { email } })).data.map(({ id }) => id)

describe('a profile', () => {
  test('is empty at first, and shows the e-mail to everybody until a name replaces it', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const { data } = await ana.api('GET /users/me/profile')
    expect(data).toEqual({
      id: ana.id,
      email: ana.email,
      name: null,
      handle: null,
      handleFixedUntil: null,
      bio: null,
      homeCity: null,
      languages: [],
      emailVisibility: 'everyone',
      isPublic: false,
      portrait: null,
      wasAsked: false,
      isHidden: false,
      may: ['edit'],
    })
    const seen = async () => (await bruno.api('GET /users/:id', { params: { id: ana.id } })).data
    expect(await seen()).toMatchObject({ email: ana.email, userEmail: ana.email, userName: null })
    const written = {
      name: ' Ana  Sol 🌞 ',
      handle: '@Ana_Sol',
      bio: 'Hola',
      homeCity: 'Cusco',
      languages: ['es', 'qu'],
    }
    expect((await put(ana, written)).data).toMatchObject({
      name: 'Ana Sol 🌞',
      handle: 'ana_sol',
      emailVisibility: 'nobody',
      languages: ['es', 'qu'],
    })
    expect(await seen()).toMatchObject({
      email: null,
      userEmail: null,
      userName: 'Ana Sol 🌞',
      userHandle: 'ana_sol',
      bio: 'Hola',
      homeCity: 'Cusco',
    })
    await put(ana, { ...written, emailVisibility: 'members' })
    expect(await seen()).toMatchObject({ email: ana.email })
    // The visibility was chosen before, so changing the name leaves it as it is.
    await put(ana, { ...written, name: 'Anita' })
    expect(await seen()).toMatchObject({ email: ana.email, userName: 'Anita' })
  })

  test('refuses invalid names, and tells why', async () => {
    const ana = await traveller(andariego)
    const cases: [string, string][] = [
      ['A', profileMessages.nameLength],
      ['🌞'.repeat(41), profileMessages.nameLength],
      ['ana@example.com', profileMessages.nameWithoutAt],
      ['--··--', profileMessages.nameNeedsLetters],
      ['Ana\u200bSol', profileMessages.nameInvisible],
      ['Ana\u202elos', profileMessages.nameInvisible],
      ['A\u0300\u0301\u0302\u0303\u0304na', profileMessages.nameTooManyMarks],
      ['Ana\nSol', profileMessages.nameOneLine],
    ]
    for (const [name, problem] of cases) expect(await problems(ana, { name })).toEqual([422, problem])
    for (const name of ['🌞🌵', 'Łukasz', '木村', 'Ana 👩‍👩‍👧'])
      expect((await put(ana, { name })).data.name).toBe(name)
    expect(await problems(ana, { handle: 'añil' })).toEqual([422, profileMessages.handleFormat])
    expect(await problems(ana, { languages: ['es', 'klingon'] })).toEqual([422, profileMessages.languages])
    expect(await problems(ana, { bio: 'x'.repeat(301) })).toEqual([422, profileMessages.bioLength])
  })

  test('lets nobody pose as a moderator, not even with other scripts or signs', async () => {
    const [ana, clara] = await Promise.all([traveller(andariego), traveller(andariego)])
    await put(clara, { name: 'Clara Luz', handle: 'clara_luz' })
    await moderators(andariego.services).add(clara.email)
    for (const name of [
      'clara luz',
      'Clara  Lúz',
      'Сlаrа Luz',
      'CIara Luz',
      'C1ara-Luz',
      'Moderadora Ana',
      'Αndariego',
      'Μoderadora',
      'ᴍoderadoʀ',
      'Admin Andariego',
      'Soporte · Andariego',
      'Usuario eliminado',
    ])
      expect([name, ...(await problems(ana, { name }))]).toEqual([name, 422, profileMessages.nameReserved])
    for (const handle of ['ciara_luz', 'admin', 'm0derador_1'])
      expect(await problems(ana, { handle })).toEqual([422, profileMessages.handleReserved])
    expect((await put(ana, { name: 'Clara Lucía' })).data.name).toBe('Clara Lucía')
    expect((await put(ana, { name: 'Νίκος del Sistema Solar' })).data.name).toBe('Νίκος del Sistema Solar')
    expect((await put(clara, { name: 'Clara, moderadora' })).data.name).toBe('Clara, moderadora')
  })

  test('has a unique handle, changes it once a month, and redirects from earlier ones', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    await put(ana, { handle: 'caminos' })
    await put(ana, { handle: 'caminos_del_sur' })
    const fixed = await refusal(put(ana, { handle: 'caminante' }))
    expect([fixed.status, fixed.body.errors?.[0]]).toEqual([422, expect.stringContaining('otra vez el')])
    // She keeps the earlier one too.
    for (const handle of ['caminos', 'caminos_del_sur']) {
      expect((await refusal(put(bruno, { handle }))).status).toBe(409)
      const { data } = await bruno.api('GET /users/by-handle/:handle', { params: { handle: `@${handle}` } })
      expect(data).toEqual({ id: ana.id, handle: 'caminos_del_sur' })
    }
    await sql`update profiles set handle_changed_at = now() - interval '31 days'
      where user_id = ${ana.id}`.execute(andariego.services.database)
    expect((await put(ana, { handle: 'caminos' })).data.handle).toBe('caminos')
    expect(
      (await refusal(bruno.api('GET /users/by-handle/:handle', { params: { handle: 'nadie' } }))).status,
    ).toBe(404)
  })

  test('is found by name, handle and visible e-mail, never by a hidden one', async () => {
    const [ana, bruno] = await Promise.all([
      traveller(andariego, 'secreta.ana@example.com'),
      traveller(andariego),
    ])
    expect(await found(bruno, 'secreta.ana')).toEqual([ana.id])
    await put(ana, { name: 'Añoranza Peñalver', handle: 'anoranza' })
    expect(await found(bruno, 'secreta.ana@example.com')).toEqual([])
    for (const text of ['añoranza', 'PENALVER', 'anor', '@anoranza'])
      expect(await found(bruno, text)).toEqual([ana.id])
    expect(await found(bruno, '%%%')).toEqual([])
  })

  test('asks for a name once', async () => {
    const ana = await traveller(andariego)
    const ask = async () => (await ana.api('POST /users/me/profile/asked')).data.first
    expect([await ask(), await ask()]).toEqual([true, false])
    expect((await ana.api('GET /users/me/profile')).data.wasAsked).toBe(true)
  })

  test('drops the cached answers that show its name', async () => {
    const ana = await traveller(andariego)
    const place = await ana.api('POST /places', { body: newPlace() })
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', 'Un lugar que vale la pena.')
    await ana.api('POST /places/:id/reviews', { params: { id: place.id }, form })
    const read = async () => {
      const { data } = await andariego.api()('GET /places/:id/reviews', { params: { id: place.id } })
      return [data[0]?.userName, data[0]?.userEmail]
    }
    expect(await read()).toEqual([null, ana.email])
    await put(ana, { name: 'Ana' })
    expect(await read()).toEqual(['Ana', null])
  })
})
