import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import {
  GROUP_DESCRIPTION_MAX,
  GROUP_MEMBERS_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  groupName,
  groupsMessages,
} from './groups-rules.ts'
import { person } from './people.ts'
import { byId, cursor, id, instant, nextCursor, optionalText, page, queryNumber, text } from './text.ts'

export const groupDeed = z.enum(['add-member', 'remove-member', 'remove', 'leave', 'report'])
export type GroupDeed = z.output<typeof groupDeed>

export const group = z.strictObject({
  id,
  name: z.string(),
  description: z.string().nullable(),
  adminId: id,
  /** The admin's e-mail; null when it is hidden from the caller. */
  admin: z.string().nullable(),
  adminPerson: person,
  /** In the order in which they joined, without the admin. */
  members: z.array(person),
  /** The itineraries shared with the group, newest first. */
  itineraries: z.array(z.strictObject({ id, name: z.string(), owner: person })),
  createdAt: instant,
  /** What the caller may do with the group. */
  may: z.array(groupDeed),
})
export type Group = z.output<typeof group>

const name = z
  .string({ error: groupsMessages.nameRequired })
  .max(GROUP_NAME_MAX * 4, groupsMessages.nameLength)
  .transform(groupName)
  .pipe(
    text({
      min: GROUP_NAME_MIN,
      max: GROUP_NAME_MAX,
      required: groupsMessages.nameRequired,
      length: groupsMessages.nameLength,
      isName: true,
    }),
  )
const description = optionalText({
  max: GROUP_DESCRIPTION_MAX,
  length: groupsMessages.descriptionTooLong,
}).optional()

export const groupsEndpoints = contract({
  'POST /groups': {
    summary: 'Creates a group that the caller administers',
    auth: 'user',
    whileRestricted: 'none',
    status: 201,
    limit: 'write',
    body: z.strictObject({ name, description }),
    errors: { duplicate: 409 },
    /** `isWaiting`: the group is hidden until a moderator has looked at it. */
    response: wrapped(group).extend({ isWaiting: z.literal(true).optional() }),
  },
  'GET /groups': {
    summary: 'The groups that the caller administers or belongs to, newest first',
    auth: 'user',
    limit: 'read',
    query: z.strictObject({
      page,
      limit: queryNumber(z.number().int().min(1).max(100).default(100)),
      cursor,
    }),
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(group),
      nextCursor,
    }),
  },
  'GET /groups/:id': {
    summary: 'A group, to its admin and members',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(group),
  },
  'POST /groups/:id/members': {
    summary: 'The admin adds users: all of them, or none when one is in the group already or unknown',
    auth: 'user',
    whileRestricted: 'none',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      userIds: z
        .array(id)
        .min(1, groupsMessages.noUsers)
        .max(GROUP_MEMBERS_MAX, groupsMessages.tooManyMembers)
        .transform((ids) => [...new Set(ids.map((one) => one.toLowerCase()))]),
    }),
    errors: { 'not-found': 404, forbidden: 403, duplicate: 409 },
    response: wrapped(group),
  },
  'DELETE /groups/:id/members/:userId': {
    summary: 'The admin removes a member, or a member leaves',
    auth: 'user',
    limit: 'write',
    params: z.strictObject({ id, userId: id }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(z.strictObject({ id, userId: id })),
  },
  'DELETE /groups/:id': {
    summary: 'The admin removes a group',
    auth: 'user',
    limit: 'write',
    params: byId,
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(byId),
  },
})
