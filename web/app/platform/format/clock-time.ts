const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s?h?$/i
const A_TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * Reads a time of day as people type it: '9:30', '9.30', '930', '22' and '22 h'. Returns it as HH:MM; null when it is none. A native
 * time field would follow the browser's language, not the page's.
 */
export const readClockTime = (text: string): string | null => {
  const [, hours = '', minutes = '00'] = TYPED.exec(text.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return hours !== '' && A_TIME.test(time) ? time : null
}
