import fc from 'fast-check'
import { expect } from 'vitest'
import { apiOf } from './deeds.ts'
import { areParted, everybodyIn, type Model, pick } from './model.ts'
import { expected, step, user, which } from './step.ts'

const idsOf = ({ users }: Model, numbers: readonly number[]) =>
  numbers.map((number) => users[number]?.id ?? '')

const addGroup = step(
  'addGroup',
  fc.record({
    by: user,
    name: fc.constantFrom('Andes', 'Los Andes', 'LOS  ÁNDES', 'Mar abierto', 'Ruta 40'),
  }),
  async (model, world, { by, name }) => {
    const keyOf = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('Á', 'A').toLowerCase()
    const isTaken = model.groups.some((group) => group.admin === by && keyOf(group.name) === keyOf(name))
    const made = await expected(
      world,
      isTaken ? 409 : undefined,
      apiOf(model, by)('POST /groups', { body: { name } }),
    )
    if (!made) return
    model.groups.push({ id: made.data.id, name: made.data.name, admin: by, members: [] })
    expect(made.data.may).toEqual(['add-member', 'remove-member', 'remove'])
  },
)

const byAdmin = fc.record({
  by: user,
  isAdmin: fc.boolean(),
  group: which,
  whom: fc.array(user, { minLength: 1, maxLength: 3 }),
})

const addMembers = step(
  'addMembers',
  byAdmin,
  async (model, world, { group: number, isAdmin, whom, ...chosen }) => {
    const group = pick(model.groups, number)
    if (!group) return
    const by = isAdmin ? group.admin : chosen.by
    const company = everybodyIn(group)
    const userIds = idsOf(model, whom)
    const refusal = () => {
      if (!company.includes(by)) return 404
      if (group.admin !== by) return 403
      if (whom.some((one) => company.includes(one))) return 409
      return whom.some((one) => areParted(model, by, one)) ? 422 : undefined
    }
    const call = apiOf(model, by)('POST /groups/:id/members', { params: { id: group.id }, body: { userIds } })
    const answer = await expected(world, refusal(), call)
    if (!answer) return
    group.members.push(...new Set(whom))
    expect(answer.data.members.map(({ id }) => id).toSorted()).toEqual(idsOf(model, group.members).toSorted())
  },
)

/** Unshares a leaving user's trips from the group. */
const leave = ({ trips }: Model, group: Model['groups'][number], gone: number) => {
  group.members = group.members.filter((one) => one !== gone)
  for (const trip of trips)
    if (trip.by === gone) trip.sharedWith = trip.sharedWith.filter((one) => one !== group)
}

const removeMember = step(
  'removeMember',
  byAdmin,
  async (model, world, { group: number, isAdmin, whom, ...chosen }) => {
    const group = pick(model.groups, number)
    if (!group) return
    const by = isAdmin ? group.admin : chosen.by
    const [gone = 0] = whom
    const refusal = () => {
      if (!everybodyIn(group).includes(by)) return 404
      if (by !== group.admin && by !== gone) return 403
      return group.members.includes(gone) ? undefined : 404
    }
    const [userId = ''] = idsOf(model, [gone])
    const call = apiOf(model, by)('DELETE /groups/:id/members/:userId', { params: { id: group.id, userId } })
    if (await expected(world, refusal(), call)) leave(model, group, gone)
  },
)

const removeGroup = step('removeGroup', byAdmin, async (model, world, { group: number, by, isAdmin }) => {
  const group = pick(model.groups, number)
  // Groups that exist for a while give longer sequences.
  if (!group || (isAdmin && by > 1)) return
  const who = isAdmin ? group.admin : by
  const outsider = everybodyIn(group).includes(who) ? 403 : 404
  const call = apiOf(model, who)('DELETE /groups/:id', { params: { id: group.id } })
  if (!(await expected(world, who === group.admin ? undefined : outsider, call))) return
  model.groups = model.groups.filter((one) => one !== group)
  for (const trip of model.trips) trip.sharedWith = trip.sharedWith.filter((one) => one !== group)
})

export const GROUPS = [addGroup, addMembers, addMembers, removeMember, removeGroup]
