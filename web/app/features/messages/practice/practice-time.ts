const DAY = 86_400_000
const times = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })
const weekdays = new Intl.DateTimeFormat('es-ES', { weekday: 'long' })
const dates = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'numeric' })

/** `09:05` for the last day, `jueves` for the last week, older ones `4/11`. */
export const practiceTime = (timestamp: number, now: number): string => {
  const age = now - timestamp
  return (age < DAY ? times : age < 7 * DAY ? weekdays : dates).format(timestamp)
}
