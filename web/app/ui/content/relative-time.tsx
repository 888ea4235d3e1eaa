import { useSyncExternalStore } from 'react'
import { formatDate, formatDateTime, relativeTime } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'

const STEP_MS = 15_000

const eachStep = (tell: () => void) => {
  const timer = setInterval(tell, STEP_MS)
  return () => clearInterval(timer)
}
const step = () => Math.floor(Date.now() / STEP_MS)
/** Server-rendered pages are cached for a while, and 'Hace 5m' would become wrong in them: they show the date. */
const noStep = () => null

interface RelativeTimeProps {
  value: string
  words?: (value: string, now: number, timeZone: string) => string
}

/** The time since an instant in words, updated regularly; hovering shows the exact time. */
export const RelativeTime = ({ value, words = relativeTime }: RelativeTimeProps) => {
  const timeZone = useTimeZone()
  const isLive = useSyncExternalStore(eachStep, step, noStep)
  return (
    <time dateTime={value} title={formatDateTime(value, timeZone)}>
      {isLive ? words(value, Date.now(), timeZone) : formatDate(value, timeZone)}
    </time>
  )
}
