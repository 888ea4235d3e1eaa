import { useCallback, useEffect, useState } from 'react'
import type { Coordinates } from '../../maps/public.ts'

/** Decimals of the position: about a hundred metres, which is exact enough for sorting. Nothing more exact leaves the device. */
const DIGITS = 3
const TIMEOUT_MS = 10_000
const FRESH_MS = 5 * 60_000

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS))

export interface Position {
  position: Coordinates | null
  status: 'unknown' | 'asking' | 'known' | 'refused'
  ask: () => void
}

/**
 * The visitor's position. Requested when a button is pressed; immediately only when it is wanted and the permission was granted
 * before.
 */
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
      // Some browsers cannot query the permission; the visitor then has to press the button.
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, status, ask])

  return { position, status, ask }
}
