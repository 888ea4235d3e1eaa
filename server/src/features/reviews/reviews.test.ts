import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'

let andariego: TestApp
let ana: Traveller
let luz: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
  luz = await traveller(andariego)
})
afterAll(() => andariego.close())

let count = 0
const newPlace = async () => {
  const body = {
    name: `Plaza ${++count}`,
    address: 'Calle Mayor',
    latitude: count % 80,
    longitude: count % 170,
  }
  return (await ana.api('POST /places', { body })).id
}
const photo = async (colour = 'teal') =>
  new File(
    [
      await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    ],
    'puesta de sol.jpg',
    { type: 'image/jpeg' },
  )
const form = (values: { rating?: string; content?: string } = {}, files: File[] = []) => {
  const data = new FormData()
  data.set('rating', values.rating ?? '4')
  data.set('content', values.content ?? 'Un lugar que vale la pena.')
  for (const [index, file] of files.entries()) data.set(`media[${index}]`, file)
  return data
}
const review = async (author: Traveller, placeId: string, ...args: Parameters<typeof form>) =>
  (await author.api('POST /places/:id/reviews', { params: { id: placeId }, form: form(...args) })).data
const storedFiles = async () => {
  const keys = []
  for await (const file of andariego.services.storage.list('media/')) keys.push(file.key)
  return keys
}

describe('a review', () => {
  test('with a photo is visible to an anonymous visitor, on its place and among all, and counts at once', async () => {
    const id = await newPlace()
    const visitor = andariego.api()
    const params = { id }
    await visitor('GET /places/:id/reviews', { params })
    await visitor('GET /places/reviews')
    const written = await review(ana, id, { rating: '5' }, [await photo()])
    expect(written).toMatchObject({
      placeId: id,
      userEmail: ana.email,
      rating: 5,
      likeCount: 0,
      reactionType: null,
    })
    expect(written.media[0]).toMatchObject({
      originalFilename: 'puesta de sol.jpg',
      mimeType: 'image/webp',
      width: 900,
      height: 600,
    })
    const asVisitor = { ...written, may: [] }
    expect((await visitor('GET /places/:id/reviews', { params })).data).toEqual([asVisitor])
    expect((await visitor('GET /places/reviews')).data[0]).toEqual(asVisitor)
    expect(await visitor('GET /places/:id/reviews/stats', { params })).toEqual({
      averageRating: 5,
      totalReviews: 1,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    })
    const place = await visitor('GET /places/:id', { params })
    expect(place).toMatchObject({
      averageRating: 5,
      totalReviews: 1,
      image: `/api/media/${written.media[0]?.id}`,
    })
  })

  test.each([
    [{ rating: '0' }, 'Debe seleccionar una calificación de 1 a 5 estrellas.'],
    [{ rating: '6' }, 'Debe seleccionar una calificación de 1 a 5 estrellas.'],
    [{ rating: '' }, 'Debe seleccionar una calificación de 1 a 5 estrellas.'],
    [{ rating: '4.5' }, 'Debe seleccionar una calificación de 1 a 5 estrellas.'],
    [{ rating: '0x4' }, 'Debe seleccionar una calificación de 1 a 5 estrellas.'],
    [{ content: '   ' }, 'Debe escribir una reseña.'],
    [{ content: '  corta   ' }, 'La reseña debe tener al menos 10 caracteres.'],
    // Each emoji counts as one character, though JavaScript counts two.
    [{ content: '🌋🗻🏝🏖🌋🗻' }, 'La reseña debe tener al menos 10 caracteres.'],
    [{ content: 'x'.repeat(5001) }, 'La reseña debe tener como máximo 5000 caracteres.'],
  ])('is refused with %j, and its photo is not kept', async (wrong, message) => {
    const id = await newPlace()
    const before = await storedFiles()
    const call = ana.api('POST /places/:id/reviews', { params: { id }, form: form(wrong, [await photo()]) })
    const { status, body } = await refusal(call)
    expect([status, body.errors]).toEqual([422, [message]])
    expect(await storedFiles()).toEqual(before)
    expect((await andariego.api()('GET /places/:id/reviews', { params: { id } })).data).toEqual([])
  })

  test('is refused with a file that is no photo, and nothing is stored', async () => {
    const id = await newPlace()
    const page = new File(['<script>alert(1)</script>'], 'foto.jpg', { type: 'image/jpeg' })
    const call = ana.api('POST /places/:id/reviews', {
      params: { id },
      form: form({}, [await photo(), page]),
    })
    const { status, body } = await refusal(call)
    expect([status, body.code]).toEqual([415, 'unsupported-media'])
    expect((await andariego.api()('GET /places/:id', { params: { id } })).totalReviews).toBe(0)
  })

  test('sent again under its Idempotency-Key is stored once with one set of files', async () => {
    const id = await newPlace()
    const headers = { 'idempotency-key': `reseña-${id}`.replace('ñ', 'n') }
    const files = (await storedFiles()).length
    const send = async () =>
      (
        await ana.api('POST /places/:id/reviews', {
          params: { id },
          form: form({}, [await photo()]),
          headers,
        })
      ).data
    const first = await send()
    expect(await send()).toEqual(first)
    expect((await andariego.api()('GET /places/:id', { params: { id } })).totalReviews).toBe(1)
    // The photo and its smaller pictures, once.
    expect((await storedFiles()).length - files).toBe(3)
  })

  test('sent again under its Idempotency-Key is answered although the repeated files cannot be removed', async () => {
    const id = await newPlace()
    const send = async () =>
      ana.api('POST /places/:id/reviews', {
        params: { id },
        form: form({}, [await photo()]),
        headers: { 'idempotency-key': `sin-borrar-${id}` },
      })
    const first = await send()
    const broken = vi.spyOn(andariego.services.storage, 'delete').mockRejectedValue(new Error('disk away'))
    onTestFinished(() => broken.mockRestore())
    expect((await send()).data).toEqual(first.data)
    expect(broken).toHaveBeenCalled()
  })

  test('tells each caller what they may do with it', async () => {
    const id = await newPlace()
    const { may } = await review(ana, id)
    const authors = ['edit', 'remove']
    expect(may).toEqual(authors)
    const readers = [andariego.api(), luz.api, ana.api]
    // Twice: the first anonymous answer is cached for the second.
    for (const api of [...readers, ...readers]) {
      const expected = api === ana.api ? authors : api === luz.api ? ['react', 'report'] : []
      const ofPlace = await api('GET /places/:id/reviews', { params: { id } })
      const ofAll = await api('GET /places/reviews')
      expect([ofPlace.data[0]?.may, ofAll.data[0]?.may]).toEqual([expected, expected])
    }
  })

  test('is edited and deleted only by its author; then its files and its share of the average go', async () => {
    const id = await newPlace()
    const before = (await storedFiles()).length
    const written = await review(ana, id, { rating: '2' }, [await photo()])
    await review(luz, id, { rating: '5' })
    const params = { id: written.id }
    const body = { rating: 3, content: 'Lo pensé mejor: está bien.' }
    expect((await refusal(luz.api('PUT /places/reviews/:id', { params, body }))).status).toBe(403)
    expect((await refusal(luz.api('DELETE /places/reviews/:id', { params }))).status).toBe(403)
    const { data: edited } = await ana.api('PUT /places/reviews/:id', { params, body })
    expect([edited.content, edited.rating, edited.editedAt === null]).toEqual([body.content, 3, false])
    expect(edited.may).toEqual(['edit', 'remove'])
    expect((await andariego.api()('GET /places/:id', { params: { id } })).averageRating).toBe(4)
    await ana.api('DELETE /places/reviews/:id', { params })
    expect(await andariego.api()('GET /places/:id/reviews/stats', { params: { id } })).toEqual({
      averageRating: 5,
      totalReviews: 1,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    })
    expect((await storedFiles()).length).toBe(before)
  })

  test('stays when its author removes the account, without the name', async () => {
    const leo = await traveller(andariego)
    const id = await newPlace()
    await review(leo, id)
    const read = () => andariego.api()('GET /places/:id/reviews', { params: { id } })
    expect((await read()).data[0]?.userEmail).toBe(leo.email)
    await leo.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect((await read()).data[0]).toMatchObject({ userEmail: 'Usuario eliminado', userId: null })
  })

  test('needs a signed-in traveller and an existing place', async () => {
    const params = { id: await newPlace() }
    const anonymous = await refusal(andariego.api()('POST /places/:id/reviews', { params, form: form() }))
    expect([anonymous.status, anonymous.body.message]).toEqual([401, 'El usuario no está autenticado.'])
    const nowhere = { id: '01900000-0000-7000-8000-000000000000' }
    expect(
      (await refusal(ana.api('POST /places/:id/reviews', { params: nowhere, form: form() }))).status,
    ).toBe(404)
  })

  test('lists page by cursor, newest first, none twice and none left out', async () => {
    const id = await newPlace()
    const written = []
    for (let index = 0; index < 7; index++) written.push((await review(index % 2 ? ana : luz, id)).id)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: 3, cursor }
      const page = await andariego.api()('GET /places/:id/reviews', { params: { id }, query })
      seen.push(...page.data.map((one) => one.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(written.reverse())
  })

  test('averages stay exact when thirty arrive at once', async () => {
    const id = await newPlace()
    const ratings = Array.from({ length: 30 }, (_, index) => (index % 5) + 1)
    await Promise.all(ratings.map((rating) => review(ana, id, { rating: String(rating) })))
    expect(await andariego.api()('GET /places/:id/reviews/stats', { params: { id } })).toEqual({
      averageRating: 3,
      totalReviews: 30,
      distribution: { 1: 6, 2: 6, 3: 6, 4: 6, 5: 6 },
    })
  })
})

test('readers of many places at once each get their own page', async () => {
  const [one, two] = [await newPlace(), await newPlace()]
  const liked = await review(ana, one)
  await review(ana, two)
  await luz.api('POST /places/reviews/:id/reaction', { params: { id: liked.id }, body: { type: 'like' } })
  const ask = (who: Traveller | null, id: string, query = {}) =>
    (who?.api ?? andariego.api())('GET /places/:id/reviews', { params: { id }, query })
  const forged = Buffer.from('["no day","no id"]').toString('base64url')
  const [byLuz, byAna, ofTwo, missing, broken, again] = await Promise.allSettled([
    ask(luz, one),
    ask(ana, one),
    ask(luz, two),
    ask(ana, crypto.randomUUID()),
    ask(ana, one, { cursor: forged }),
    ask(luz, one.toUpperCase(), { limit: 1 }),
  ])
  const own = (reactionType: 'like' | null) => ({
    status: 'fulfilled',
    value: { data: [{ placeId: one, reactionType, likeCount: 1 }] },
  })
  expect(byLuz).toMatchObject(own('like'))
  expect(byAna).toMatchObject(own(null))
  expect(ofTwo).toMatchObject({ value: { data: [{ placeId: two, reactionType: null }] } })
  expect(missing).toMatchObject({ status: 'rejected', reason: { status: 404 } })
  expect(broken).toMatchObject({ status: 'rejected', reason: { status: 400 } })
  expect(again).toMatchObject(own('like'))
})

describe('a reaction', () => {
  test('is set, switched and removed, and each viewer sees their own', async () => {
    const { id } = await review(ana, await newPlace())
    const press = (type: 'like' | 'dislike') =>
      luz.api('POST /places/reviews/:id/reaction', { params: { id }, body: { type } })
    expect((await press('like')).data).toEqual({ reactionType: 'like', likeCount: 1, dislikeCount: 0 })
    expect((await press('dislike')).data).toEqual({ reactionType: 'dislike', likeCount: 0, dislikeCount: 1 })
    expect((await ana.api('GET /places/reviews/:id/reaction', { params: { id } })).data).toEqual({
      reactionType: null,
      likeCount: 0,
      dislikeCount: 1,
    })
    expect((await luz.api('GET /places/reviews')).data[0]?.reactionType).toBe('dislike')
    expect((await andariego.api()('GET /places/reviews')).data[0]).toMatchObject({
      reactionType: null,
      dislikeCount: 1,
    })
    expect((await press('dislike')).data).toEqual({ reactionType: null, likeCount: 0, dislikeCount: 0 })
  })

  test('is afterwards what is wanted, whatever another tab has made of it', async () => {
    const { id } = await review(ana, await newPlace())
    const press = async (type: 'like' | 'dislike', wanted: boolean) =>
      (await luz.api('POST /places/reviews/:id/reaction', { params: { id }, body: { type, wanted } })).data
    const liked = { reactionType: 'like', likeCount: 1, dislikeCount: 0 }
    expect(await press('like', true)).toEqual(liked)
    expect(await press('like', true)).toEqual(liked)
    expect(await press('dislike', false)).toEqual(liked)
    const none = { reactionType: null, likeCount: 0, dislikeCount: 0 }
    expect(await press('like', false)).toEqual(none)
    expect(await press('like', false)).toEqual(none)
    expect(await press('dislike', true)).toMatchObject({ reactionType: 'dislike', dislikeCount: 1 })
  })

  test("is not possible on one's own review, nor for visitors", async () => {
    const { id } = await review(ana, await newPlace())
    const call = { params: { id }, body: { type: 'like' } } as const
    expect((await refusal(ana.api('POST /places/reviews/:id/reaction', call))).status).toBe(403)
    expect((await refusal(andariego.api()('POST /places/reviews/:id/reaction', call))).status).toBe(401)
  })

  /** `npm run test:faults` sets a higher number. */
  const presses = Number(process.env.PRESSES ?? 40)
  test(`counts equal the rows after twenty travellers click at random, ${presses} times each`, async () => {
    const travellers = await Promise.all(Array.from({ length: 20 }, () => traveller(andariego)))
    const written = await Promise.all([1, 2, 3].map(async () => review(ana, await newPlace())))
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    await Promise.all(
      travellers.map(async ({ api }) => {
        for (let press = 0; press < presses; press++) {
          const id = written[random(3)]?.id ?? ''
          const type = random(2) ? 'like' : 'dislike'
          await api('POST /places/reviews/:id/reaction', { params: { id }, body: { type } })
        }
      }),
    )
    let counted = 0
    for (const { id } of written) {
      const rows = await andariego.services.database
        .selectFrom('reactions')
        .select('type')
        .where('review_id', '=', id)
        .execute()
      const { data } = await andariego.api()('GET /places/reviews/:id/reaction', { params: { id } })
      expect([data.likeCount, data.dislikeCount]).toEqual([
        rows.filter(({ type }) => type === 'like').length,
        rows.filter(({ type }) => type === 'dislike').length,
      ])
      counted += rows.length
    }
    await tellFigures(`${20 * presses} presses: ${counted} reactions left, counted alike`)
  }, 300_000)
})

describe('a photo', () => {
  test('is the picture of its place while it is the most liked one there', async () => {
    const id = await newPlace()
    const imageOf = async () => (await andariego.api()('GET /places/:id', { params: { id } })).image
    const older = await review(ana, id, {}, [await photo('navy'), await photo('gold')])
    const newer = await review(luz, id, {}, [await photo('pink')])
    const first = (of: typeof older) => `/api/media/${of.media[0]?.id}`
    expect(await imageOf()).toBe(first(newer))
    const press = { params: { id: older.id }, body: { type: 'like' } } as const
    await luz.api('POST /places/reviews/:id/reaction', press)
    expect(await imageOf()).toBe(first(older))
    await luz.api('POST /places/reviews/:id/reaction', press)
    expect(await imageOf()).toBe(first(newer))
    await luz.api('DELETE /places/reviews/:id', { params: { id: newer.id } })
    expect(await imageOf()).toBe(first(older))
    await ana.api('DELETE /places/reviews/:id', { params: { id: older.id } })
    expect(await imageOf()).toBeNull()
  })

  test('is served in the requested width, with a strong ETag, ranges and nothing executable', async () => {
    const written = await review(ana, await newPlace(), {}, [await photo('brown')])
    const url = `/api/media/${written.media[0]?.id}`
    const whole = await andariego.app.inject(url)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(whole.headers['cache-control']).toContain('immutable')
    expect(whole.headers['x-content-type-options']).toBe('nosniff')
    expect(whole.headers['content-security-policy']).toContain('sandbox')
    const again = await andariego.app.inject({
      url,
      headers: { 'if-none-match': String(whole.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const part = await andariego.app.inject({ url, headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'RIFF'])
    const narrow = await andariego.app.inject(`${url}?w=320`)
    expect((await sharp(narrow.rawPayload).metadata()).width).toBe(320)
    expect((await andariego.app.inject(`${url}?w=321`)).statusCode).toBe(400)
    expect((await andariego.app.inject('/api/media/01900000-0000-7000-8000-000000000000')).statusCode).toBe(
      404,
    )
  })
})

test('a traveller may upload a hundred files an hour, however they are spread over reviews', async () => {
  const strict = await testApp({ RATE_LIMITS: 'on' })
  try {
    const eva = await traveller(strict)
    await strict.services.limits.consume('upload', { address: '', userId: eva.id }, 99)
    const body = { name: 'Plaza contada', address: 'Calle Mayor', latitude: 1, longitude: 1 }
    const { id } = await eva.api('POST /places', { body })
    const post = (files: File[]) =>
      eva.api('POST /places/:id/reviews', { params: { id }, form: form({}, files) })
    const { status, body: answer } = await refusal(post([await photo(), await photo('plum')]))
    expect([status, answer.code]).toEqual([429, 'rate-limited'])
    const kept = []
    for await (const file of strict.services.storage.list('media/')) kept.push(file.key)
    expect(kept).toEqual([])
    expect((await post([])).data.media).toEqual([])
  } finally {
    await strict.close()
  }
})

test('a like that is taken back leaves those of others, and no review begins with a reaction to another', async () => {
  const [first, second] = [await newPlace(), await newPlace()]
  const { id } = await review(ana, first)
  const bruno = await traveller(andariego)
  const press = async ({ api }: Traveller) =>
    (await api('POST /places/reviews/:id/reaction', { params: { id }, body: { type: 'like' } })).data
  await press(luz)
  expect(await press(bruno)).toMatchObject({ likeCount: 2 })
  expect(await press(luz)).toMatchObject({ reactionType: null, likeCount: 1 })
  expect(await press(bruno)).toMatchObject({ reactionType: null, likeCount: 0 })
  await press(luz)
  expect(await review(luz, second)).toMatchObject({ reactionType: null })
})
