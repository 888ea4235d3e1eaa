/** What the page 'profile' uses of gamification. */
export { Milestones, MilestonesSkeleton } from '../milestones/milestones.tsx'
export { NotificationArea } from '../notifications/notification-area.tsx'
export { OwnStats } from '../standing/own-stats.tsx'
export { PointsRules } from '../standing/points-rules.tsx'
export { StatsCardSkeleton } from '../standing/stats-card-skeleton.tsx'
