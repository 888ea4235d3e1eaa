/** What the page 'groups' uses of groups. */
export { Groups, GroupsHeading } from '../groups.tsx'
export { GroupsSkeleton } from '../groups-skeleton.tsx'
