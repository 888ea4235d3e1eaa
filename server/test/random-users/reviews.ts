import fc from 'fast-check'
import { expect } from 'vitest'
import { accountOf, apiOf, earned, idOf } from './deeds.ts'
import { factsOf } from './facts.ts'
import { areParted, type Model, pick, type Review } from './model.ts'
import { type Claim, forfeit, keepUnseen, takeBack, told } from './points.ts'
import { expected, step, user, which } from './step.ts'

const LONG = 'Se llega por el camino viejo y se vuelve de noche. '.repeat(5)
const rating = fc.integer({ min: 0, max: 6 })
const content = fc.constantFrom('Corto', 'Vale la pena ir.', 'Volvería mañana mismo.', LONG)

const isBad = (rating: number, content: string) => rating < 1 || rating > 5 || content.length < 10
const longClaim = (content: string, subject: string): Claim[] =>
  content.length >= 200 ? [{ action: 'review_long', subject }] : []

const addReview = step(
  'addReview',
  fc.record({
    by: user,
    place: which,
    rating,
    content,
    photos: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.array(fc.nat(13), { minLength: 1, maxLength: 4 }) },
    ),
  }),
  async (model, world, { by, place: number, rating, content, photos }) => {
    const place = pick(model.places, number)
    if (!place) return
    const form = new FormData()
    form.set('rating', String(rating))
    form.set('content', content)
    for (const [index, photo] of photos.entries()) form.set(`media[${index}]`, world.photos[photo] as File)
    const call = apiOf(model, by)('POST /places/:id/reviews', { params: { id: place.id }, form })
    const made = await expected(world, isBad(rating, content) ? 422 : undefined, call)
    if (!made) return
    const { id } = made.data
    const text = content.trim()
    model.reviews.push({
      id,
      place,
      by,
      rating,
      content: text,
      on: model.today,
      photos,
      reactions: new Map(),
    })
    const hashes = [...new Set(photos)].slice(0, 3)
    const news = earned(model, by, id, [
      { action: 'review_created', subject: place.id },
      ...longClaim(text, place.id),
      ...hashes.map((photo) => ({ action: 'review_media' as const, subject: `photo ${photo}` })),
    ])
    expect(made.data).toMatchObject({ placeId: place.id, userId: idOf(model, by), rating, content: text })
    expect(made.data.media).toHaveLength(photos.length)
    expect(made.notification?.message).toBe(told(news))
  },
)

/** Returns the status with which a reaction or change is refused: a 404 behind a block. */
const refusalOf = (model: Model, by: number, review: Review, isOwn: boolean) => {
  if (areParted(model, by, review.by)) return 404
  return (review.by === by) === isOwn ? undefined : 403
}

/** Half of the time the author, else anybody. */
const someone = (review: Review, { by, isAuthor }: { by: number; isAuthor: boolean }) =>
  isAuthor ? review.by : by

const editReview = step(
  'editReview',
  fc.record({ by: user, isAuthor: fc.boolean(), review: which, rating, content }),
  async (model, world, { review: number, rating, content, ...whom }) => {
    const review = pick(model.reviews, number)
    if (!review) return
    const by = someone(review, whom)
    const call = apiOf(model, by)('PUT /places/reviews/:id', {
      params: { id: review.id },
      body: { rating, content },
    })
    const refusal = isBad(rating, content) ? 422 : refusalOf(model, by, review, true)
    const edited = await expected(world, refusal, call)
    if (!edited) return
    Object.assign(review, { rating, content: content.trim() })
    expect(edited.data).toMatchObject({ rating, content: review.content })
    const account = accountOf(model, by)
    if (review.content.length >= 200)
      keepUnseen(account, earned(model, by, review.id, longClaim(review.content, review.place.id)))
    else takeBack(account, ({ action, deed }) => action === 'review_long' && deed === review.id)
  },
)

const removeReview = step(
  'removeReview',
  fc.record({ by: user, isAuthor: fc.boolean(), review: which }),
  async (model, world, { review: number, ...whom }) => {
    const review = pick(model.reviews, number)
    if (!review) return
    const by = someone(review, whom)
    const call = apiOf(model, by)('DELETE /places/reviews/:id', { params: { id: review.id } })
    if (!(await expected(world, refusalOf(model, by, review, true), call))) return
    const before = factsOf(model, by)
    model.reviews = model.reviews.filter((one) => one !== review)
    forfeit(accountOf(model, by), review.id, before, factsOf(model, by))
  },
)

const react = step(
  'react',
  fc.record({ by: user, review: which, type: fc.constantFrom('like', 'like', 'like', 'dislike') }),
  async (model, world, { by, review: number, type }) => {
    const review = pick(model.reviews, number)
    if (!review) return
    const call = apiOf(model, by)('POST /places/reviews/:id/reaction', {
      params: { id: review.id },
      body: { type },
    })
    const answer = await expected(world, refusalOf(model, by, review, false), call)
    if (!answer) return
    if (review.reactions.get(by) === type) review.reactions.delete(by)
    else review.reactions.set(by, type)
    const reactions = [...review.reactions.values()]
    expect(answer.data).toEqual({
      reactionType: review.reactions.get(by) ?? null,
      likeCount: reactions.filter((one) => one === 'like').length,
      dislikeCount: reactions.filter((one) => one === 'dislike').length,
    })
    const account = accountOf(model, review.by)
    const like: Claim = { action: 'like_received', subject: `${review.id} ${by}`, voter: by }
    if (review.reactions.get(by) === 'like') keepUnseen(account, earned(model, review.by, review.id, [like]))
    else takeBack(account, ({ action, subject }) => action === like.action && subject === like.subject)
  },
)

export const REVIEWS = [addReview, addReview, editReview, removeReview, react, react, react]
