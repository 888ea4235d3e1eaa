import { kilometresBetween } from '../geometry.ts'
import { fold } from '../names.ts'
import { type Landmark, readLandmarks } from './landmarks.ts'

/** Lakes, islands and reserves may be this wide; different things of the same name are further apart. */
const SAME_WITHIN_KM = 20

let byName: Map<string, Landmark[]> | null = null
const landmarks = () => {
  if (byName) return byName
  byName = new Map()
  for (const landmark of readLandmarks())
    for (const name of new Set([landmark.name, ...landmark.alternatives].map(fold)))
      byName.set(name, [...(byName.get(name) ?? []), landmark])
  return byName
}

/** Returns the landmark with this whole name near this point; null when it is not on our list. */
export const landmarkNamed = (name: string, at: { latitude: number; longitude: number }): Landmark | null =>
  landmarks()
    .get(fold(name))
    ?.find((landmark) => kilometresBetween(landmark, at) < SAME_WITHIN_KM) ?? null
