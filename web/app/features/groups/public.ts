/** What other features may use of groups. */

export { findPerson } from './find-person.ts'
export { NotAdded } from './group-failure.ts'
export { PersonField } from './person-field.tsx'
export { ShareWithGroups } from './share-with-groups.tsx'
