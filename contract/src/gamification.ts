import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import { ACTIONS, type Action, gamificationMessages } from './gamification-rules.ts'
import { serverMessages } from './server-messages.ts'
import { byId, instant } from './text.ts'

export const earnedBadge = z.strictObject({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  earned_at: instant,
})
export type EarnedBadge = z.output<typeof earnedBadge>

/** A user's points, level and badges, as others see them. */
export const standing = z.strictObject({
  level: z.number().int(),
  levelName: z.string(),
  points: z.number().int(),
  badges: z.array(earnedBadge),
})
export type Standing = z.output<typeof standing>

export const userStats = standing.extend({ progressToNext: z.number().int().min(0).max(100) })
export type UserStats = z.output<typeof userStats>

/** What a deed earned: a higher level, badges, or both. */
export const notification = z.strictObject({
  message: z.string(),
  newLevel: z.number().int().optional(),
  levelName: z.string().optional(),
  newBadges: z.array(earnedBadge),
})
export type Notification = z.output<typeof notification>

export const milestone = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(['level', 'badge', 'general']),
  progress: z.number().int(),
  target: z.number().int(),
  isCompleted: z.boolean(),
  instructions: z.array(z.string()),
  badgeSlug: z.string().optional(),
  badgeName: z.string().optional(),
  levelRequired: z.number().int().optional(),
})
export type Milestone = z.output<typeof milestone>

const action = z.enum(ACTIONS as [Action, ...Action[]], { error: gamificationMessages.unknownAction })
/** Any data that a client adds: the server ignores it. */
const metadata = z.record(z.string(), z.unknown(), serverMessages.metadata).nullable()

export const gamificationEndpoints = contract({
  'GET /users/:id/stats': {
    summary: 'Where a user stands; to oneself with what was not seen yet, once',
    auth: 'user',
    changes: true,
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: z.strictObject({
      success: z.literal(true),
      data: userStats,
      message: z.string(),
      notification: notification.nullable(),
    }),
  },
  'POST /users/:id/points': {
    summary: 'Settles and reports where the caller stands; points are earned by the deeds alone',
    auth: 'user',
    limit: 'write',
    params: byId,
    body: z.strictObject({ action, metadata: metadata.optional() }),
    errors: { 'not-found': 404, forbidden: 403 },
    response: wrapped(standing),
  },
  'GET /users/:id/milestones': {
    summary: 'What a user reached and what comes next: levels, badges and first steps',
    auth: 'user',
    limit: 'read',
    params: byId,
    errors: { 'not-found': 404 },
    response: wrapped(z.array(milestone)),
  },
  'GET /badges': {
    summary: 'Every badge and how it is earned',
    auth: 'none',
    limit: 'read',
    response: wrapped(
      z.array(
        z.strictObject({
          slug: z.string(),
          name: z.string(),
          description: z.string(),
          icon: z.string(),
          rule: z.string(),
        }),
      ),
    ),
  },
  'GET /levels': {
    summary: 'Every level and the points it takes',
    auth: 'none',
    limit: 'read',
    response: wrapped(
      z.array(z.strictObject({ level: z.number().int(), name: z.string(), points: z.number().int() })),
    ),
  },
})
