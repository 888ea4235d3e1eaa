import { isIn, type Plan, type PlannedStop } from '@andariego/contract/trip-plan-rules'

const dayInWords = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })

const written = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => text || [])

/** Returns all texts of a trip that people wrote, a line each: days in order with their stops, ideas, and the checklist. */
export const tripInWords = (
  { stops, days, checklist }: Plan,
  nameOf: (placeId: string) => string | undefined,
): string => {
  const here = stops.filter(isIn)
  const stopLines = ({ placeId, note, otherNotes, booking }: PlannedStop) =>
    written(nameOf(placeId), note, ...otherNotes, booking?.link)
  const linesOn = (date: string | null) => here.filter((stop) => stop.date === date).flatMap(stopLines)
  const dates = [...new Set([...here.map(({ date }) => date), ...days.map(({ date }) => date)])]
  const dated = dates.filter((date) => date !== null).sort()
  const ideas = linesOn(null)
  const items = checklist.filter(isIn).map(({ text }) => text)
  return [
    ...dated.flatMap((date) => {
      const day = days.find((one) => one.date === date)
      return [
        dayInWords.format(new Date(date)),
        ...written(day?.title, day?.note, ...(day?.otherNotes ?? [])),
        ...linesOn(date),
      ]
    }),
    ...(ideas.length > 0 ? ['Ideas', ...ideas] : []),
    ...(items.length > 0 ? ['Lista', ...items] : []),
  ].join('\n')
}
