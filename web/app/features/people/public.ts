/** What pages and other features may use of people. */
export { FoundPeople } from './found-people.tsx'
export { BlockDialog } from './keeping-away/block-dialog.tsx'
export { isLongEnough } from './people-query.ts'
export { PeopleSearchBox } from './people-search-box.tsx'
export { Profile } from './profile.tsx'
export { useProfile } from './profile-query.ts'
export { ProfileSkeleton } from './profile-skeleton.tsx'
