import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, relativeTime } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'

const STEP_MS = 15_000

const eachStep = (tell: () => void) => {
  const timer = setInterval(tell, STEP_MS)
  return () => clearInterval(timer)
}
const stepNow = () => Math.floor(Date.now() / STEP_MS) * STEP_MS
/** Server-rendered pages are cached for a while, and 'Hace 5m' would become wrong in them: they show the date. */
const noNow = () => null

/** The time since an instant in words, updated regularly; hovering shows the exact time. */
export const RelativeTime = ({ value }: { value: string }) => {
  const timeZone = useTimeZone()
  const now = useSyncExternalStore(eachStep, stepNow, noNow)
  return (
    <time dateTime={value} title={formatDateTime(value, timeZone)}>
      {now === null ? formatDate(value, timeZone) : relativeTime(value, now, timeZone)}
    </time>
  )
}
