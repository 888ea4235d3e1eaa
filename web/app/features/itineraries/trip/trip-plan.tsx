import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { useCallback, useMemo, useState } from 'react'
import { useColorScheme } from '../../../platform/theme/theme.ts'
import { useWalkedMinutes, type WalkedMinutes } from '../../maps/public.ts'
import { PlaceImage } from '../../places/public.ts'
import { dayColor } from '../day-color.ts'
import { shortDayLabel } from '../day-label.ts'
import { MovableStops } from '../moving/movable-stops.tsx'
import type { Column } from '../moving/target.ts'
import { type Day, shownDays } from '../stop.ts'
import { TellButton } from '../telling/tell-button.tsx'
import { Checklist } from './checklist.tsx'
import { currencyOfTrip } from './currency.ts'
import { Ideas } from './ideas.tsx'
import { RemovedStops } from './removed-stops.tsx'
import { TripDay } from './trip-day.tsx'
import styles from './trip-plan.module.css'
import type { Editable } from './trip-stop.tsx'
import { useDayFacts } from './use-day-facts.ts'
import { useRenderedColumns } from './use-rendered-columns.ts'
import type { Change } from './use-trip.ts'

interface TripPlanProps {
  trip: Itinerary
  /** The days with stops. */
  days: readonly Day[]
  /** Null for viewers who may not edit. */
  change: Change | null
}

/** The stop after which a new stop of a date is inserted: the last of that day, otherwise the last of the list. */
const lastOf = (items: readonly PlannedStop[]) => (date: string) =>
  (items.findLast((item) => item.date === date) ?? items.at(-1))?.id ?? null

const NO_WALKS: readonly (WalkedMinutes | null)[] = []

/** The ways on foot from each stop to the next, for each day. */
const useWalksOfDays = (days: readonly { stops: readonly PlannedStop[] }[]) => {
  const legs = useMemo(
    () =>
      days.map(({ stops }) =>
        stops.slice(1).map(({ place }, index) => ({ from: stops[index]?.place ?? place, to: place })),
      ),
    [days],
  )
  const walks = useWalkedMinutes(useMemo(() => legs.flat(), [legs]))
  return useMemo(() => {
    let first = 0
    return legs.map(({ length }) => {
      first += length
      return walks.slice(first - length, first)
    })
  }, [legs, walks])
}

const NO_DATES: readonly string[] = []

/** The days whose title and note are being edited. Such a day stays on the screen, also with no stop and both fields empty. */
const useEditedDays = () => {
  const [edited, setEdited] = useState(NO_DATES)
  const edit = useCallback(
    (date: string, isEdited: boolean) =>
      setEdited((before) => [...before.filter((one) => one !== date), ...(isEdited ? [date] : [])]),
    [],
  )
  return { edited, edit }
}

/** The whole plan: its days, the ideas without a date, and the checklist. */
export const TripPlan = ({ trip, days, change }: TripPlanProps) => {
  const { id: tripId, items, ideas, coverPlaceId } = trip
  const facts = useDayFacts(trip)
  const currency = currencyOfTrip([...items, ...ideas])
  const editable = useMemo(
    (): Editable | null => change && { tripId, change, currency, coverPlaceId },
    [tripId, change, currency, coverPlaceId],
  )
  const cover = [...items, ...ideas].find(({ place }) => place.id === coverPlaceId)?.place
  const { edited, edit } = useEditedDays()
  const described = trip.days
  const shown = useMemo(
    () => shownDays(days, [...new Set([...described.map(({ date }) => date), ...edited])]),
    [days, described, edited],
  )
  const dated = useMemo(
    () =>
      shown.map(({ date, number }) => ({
        date,
        name: number === null ? shortDayLabel(date) : `Día ${number}`,
        stops: items.filter((item) => item.date === date),
      })),
    [shown, items],
  )
  const columns = useMemo(
    (): Column[] => [...dated, { date: null, name: 'Sin fecha', stops: ideas }],
    [dated, ideas],
  )
  const rendered = useRenderedColumns(columns)
  const walks = useWalksOfDays(dated)
  const scheme = useColorScheme()
  const plan = (
    <div className={styles.plan}>
      {cover && (
        <div className={styles.cover}>
          <PlaceImage place={cover} sizes="(width < 75em) 100vw, 75rem" shape="cover" decorative />
        </div>
      )}
      <TellButton items={items} />
      <div className={styles.days}>
        {shown.map((day, index) => (
          <TripDay
            key={day.date}
            day={day}
            described={described.find(({ date }) => date === day.date)}
            stops={dated[index]?.stops ?? []}
            walks={walks[index] ?? NO_WALKS}
            color={day.number === null ? 'var(--muted)' : dayColor(day.number, scheme)}
            editable={editable}
            isEdited={edited.includes(day.date)}
            onEdit={edit}
            facts={facts.get(day.date)}
            rendered={index < rendered.columns ? rendered.stopsOfEach : 0}
          />
        ))}
      </div>
      <div className={styles.beside}>
        <Ideas
          ideas={ideas}
          taken={new Set([...items, ...ideas].map(({ place }) => place.id))}
          lastOf={lastOf(items)}
          editable={editable}
          isRendered={shown.length < rendered.columns}
        />
        <Checklist items={trip.checklist} change={change} />
        {change && <RemovedStops trip={trip} change={change} />}
      </div>
    </div>
  )
  if (!change) return plan
  return (
    <MovableStops columns={columns} change={change}>
      {plan}
    </MovableStops>
  )
}
