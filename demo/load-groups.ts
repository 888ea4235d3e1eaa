import { groups } from './community/groups.ts'
import type { TravellerName } from './community/travellers.ts'
import type { SignedIn } from './sign-in.ts'

/** Groups, and what is shared with them, by their admins' own requests; a loading that was cut off is taken up again. */
export const loadGroups = async (people: Record<TravellerName, SignedIn>): Promise<void> => {
  for (const { admin, name, description, members, itineraries = [] } of groups) {
    const { id: adminId, api } = people[admin]
    const { data: known } = await api('GET /groups')
    const group =
      known.find((one) => one.adminId === adminId && one.name === name) ??
      (await api('POST /groups', { body: { name, description } })).data
    const present = new Set(group.members.map(({ id }) => id))
    const userIds = members.map((member) => people[member].id).filter((id) => !present.has(id))
    if (userIds.length > 0)
      await api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds } })
    const { data: own } = await api('GET /itineraries', { query: { limit: 100 } })
    for (const { id } of own.filter((itinerary) => itineraries.includes(itinerary.name)))
      await api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds: [group.id] } })
  }
}
