import { type Entry, foldedNames } from './entry.ts'
import { kilometresBetween } from './geometry.ts'
import { type Landmark, readLandmarks } from './landmarks/landmarks.ts'
import { fold } from './names.ts'

/** Above towns of some ten thousand people; the famous ones rank with cities of millions. */
const importance = ({ famous }: Landmark) => (famous ? 0.8 : 0.6)

const kindOf = ({ kind }: Landmark) =>
  kind === 'aeropuerto' ? 'airport' : kind === 'región' ? 'area' : 'landmark'

const slug = (text: string) => fold(text).replaceAll(' ', '-')

export const landmarkId = (landmark: Landmark) =>
  `landmark:${landmark.country.toLowerCase()}-${slug(landmark.city)}-${slug(landmark.name)}`

/** Finds the city of a landmark or an airport: the nearest one of that name in that country. Null when there is none. */
export const cityFinder = (cities: Entry[]) => {
  const byName = new Map<string, Entry[]>()
  for (const city of cities) {
    if (city.kind !== 'city') continue
    for (const name of city.names.slice(0, city.primary)) {
      const key = `${city.country} ${name}`
      const namesakes = byName.get(key)
      if (namesakes) namesakes.push(city)
      else byName.set(key, [city])
    }
  }
  return (landmark: Pick<Landmark, 'city' | 'country' | 'latitude' | 'longitude'>) => {
    const namesakes = byName.get(`${landmark.country} ${fold(landmark.city)}`) ?? []
    return namesakes.reduce<Entry | null>(
      (nearest, city) =>
        !nearest || kilometresBetween(city, landmark) < kilometresBetween(nearest, landmark) ? city : nearest,
      null,
    )
  }
}

export const landmarkEntries = (cities: Entry[]): Entry[] => {
  const cityOf = cityFinder(cities)
  return readLandmarks().map((landmark) => {
    const city = cityOf(landmark)
    if (!city)
      throw new Error(
        `Landmark '${landmark.name}' names a city that GeoNames does not have: ${landmark.city}`,
      )
    return {
      id: landmarkId(landmark),
      kind: kindOf(landmark),
      name: landmark.name,
      ...foldedNames([landmark.name], landmark.alternatives),
      city: landmark.kind === 'región' ? null : city.name,
      region: city.region,
      country: landmark.country,
      latitude: landmark.latitude,
      longitude: landmark.longitude,
      population: 0,
      importance: importance(landmark),
    }
  })
}
