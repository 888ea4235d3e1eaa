import { setImmediate as breathe } from 'node:timers/promises'
import type { DayFacts } from '@andariego/contract/itineraries'
import { daysOf, itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { filledOne } from '../filled.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { clocksOf } from './clocks.ts'
import { dayFacts } from './day-facts.ts'

export const daysRoutes = (route: Route, { database }: Services) => {
  route('GET /itineraries/:id/days', async ({ user, params: { id } }) => {
    const stored = await itinerariesRepository(database).one(id, user.id)
    const { items } = found(await filledOne(database, stored), itinerariesMessages.notFound)
    const facts: DayFacts[] = []
    for (const date of daysOf(items)) {
      const stops = items.filter((item) => item.date === date)
      const places = stops.map(({ place }) => place)
      const isRidden = stops.some(({ legToNext }) => legToNext !== null && legToNext.kind !== 'walk')
      if (places[0])
        facts.push({
          ...(await dayFacts(date, places[0])),
          clocks: isRidden ? clocksOf(date, places) : [],
        })
      // Computing a country's calendar takes milliseconds; lets other requests run in between.
      await breathe()
    }
    return withData(facts)
  })
}
