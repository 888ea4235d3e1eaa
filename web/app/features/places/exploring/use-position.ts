import { useCallback, useEffect, useState } from 'react'
import type { Coordinates } from '../../maps/public.ts'

/** About a hundred metres: near enough to sort by, and no more than that leaves the device. */
const DIGITS = 3
const TIMEOUT_MS = 10_000
const FRESH_MS = 5 * 60_000

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS))

export interface Position {
  position: Coordinates | null
  status: 'unknown' | 'asking' | 'known' | 'refused'
  ask: () => void
}

/** Where the visitor is. Asked on a press only; at once where it is wanted and has been allowed before. */
export const usePosition = (wanted: boolean): Position => {
  const [position, setPosition] = useState<Coordinates | null>(null)
  const [status, setStatus] = useState<Position['status']>('unknown')

  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setStatus('refused')
    setStatus('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) })
        setStatus('known')
      },
      () => setStatus('refused'),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    )
  }, [])

  useEffect(() => {
    if (!wanted || status !== 'unknown') return
    let current = true
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => current && state === 'granted' && ask(),
      // Some browsers do not tell; then the visitor presses.
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, status, ask])

  return { position, status, ask }
}
