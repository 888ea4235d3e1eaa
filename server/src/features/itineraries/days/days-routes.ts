import { setImmediate as breathe } from 'node:timers/promises'
import type { DayFacts } from '@andariego/contract/itineraries'
import { daysOf, itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { filledOne } from '../filled.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { dayFacts } from './day-facts.ts'

export const daysRoutes = (route: Route, { database }: Services) => {
  route('GET /itineraries/:id/days', async ({ user, params: { id } }) => {
    const stored = await itinerariesRepository(database).one(id, user.id)
    const { items } = found(await filledOne(database, stored), itinerariesMessages.notFound)
    const facts: DayFacts[] = []
    for (const date of daysOf(items)) {
      const first = items.find((item) => item.date === date)
      if (first) facts.push(await dayFacts(date, first.place))
      // Computing a country's calendar takes milliseconds; lets other requests run in between.
      await breathe()
    }
    return withData(facts)
  })
}
