import type { DatabaseSync } from 'node:sqlite'
import { countryName } from './countries.ts'
import type { EntryKind } from './entry.ts'
import { kilometresBetween, type Position } from './geometry.ts'
import { addressOf, cityOf, kindOf, type PlaceRow } from './suggestion.ts'

export interface Address {
  address: string
  city: string | null
  region: string | null
  country: string | null
  /** The ISO 3166 code of the country. */
  countryCode: string | null
}

/** Half the heights of the boxes that are searched one after the other, in degrees of latitude. */
const boxes = [0.05, 0.25, 1, 2]
const kilometresPerDegree = 111.2
const mostInBox = 400

/** Returns how far, in km, a city with so many people extends, so that a suburb's centre does not win inside a metropolis. */
const reach = (population: number) => 0.004 * Math.sqrt(population)

/** Up to this distance, in km, a point is in or near the city. */
const byTheCity = 30
/** Up to this distance, in km, region and country are most likely the city's. */
const sameRegion = 80
/** Beyond this distance, in km, a settlement's name would say nothing about the point. */
const knownWithin = 200
const atLandmark = 0.25
const inDistrict = 2.5

type Found = Pick<
  PlaceRow,
  'kind' | 'name' | 'city' | 'region' | 'country' | 'latitude' | 'longitude' | 'population'
>
interface Near {
  row: Found
  distance: number
}

const nearest = (places: Near[], weight: (place: Near) => number) =>
  places.reduce<Near | null>((best, place) => (!best || weight(place) < weight(best) ? place : best), null)

/** Splits boxes that cross the 180th meridian. */
const spans = (west: number, east: number): [number, number][] => {
  if (east - west >= 360) return [[-180, 180]]
  if (west < -180)
    return [
      [-180, east],
      [west + 360, 180],
    ]
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ]
  return [[west, east]]
}

const ofKind = (places: Near[], kind: EntryKind, within: number) =>
  places.filter(({ row, distance }) => kindOf(row) === kind && distance <= within)

/** The address of a landmark: for a remote one, with the town by which travellers know it. */
const atTheLandmark = ({ row }: Near): Address => {
  const country = countryName(row.country)
  return {
    address: addressOf(row.name, row.city, row.region, country),
    city: row.city,
    region: row.region,
    country,
    countryCode: row.country,
  }
}

const byTheNearest = ({ row, distance }: Near, places: Near[]): Address => {
  const [city, country] = [cityOf(row), countryName(row.country)]
  if (distance > byTheCity) {
    const away = `A ${Math.round(distance)} km de ${row.name}`
    if (distance > sameRegion)
      return { address: addressOf(away, country), city: null, region: null, country: null, countryCode: null }
    return {
      address: addressOf(away, row.region, country),
      city: null,
      region: row.region,
      country,
      countryCode: row.country,
    }
  }
  const district = nearest(
    ofKind(places, 'district', inDistrict).filter((place) => place.row.city === city),
    (place) => place.distance,
  )
  return {
    address: addressOf(district?.row.name ?? null, city, row.region, country),
    city,
    region: row.region,
    country,
    countryCode: row.country,
  }
}

/** Finds the address of a point; null far from every settlement, as on the high seas. */
export const reverser = (database: DatabaseSync) => {
  // The places are chosen before they are read: a box of four degrees contains thousands.
  const within = database.prepare(
    `SELECT p.kind, p.name, p.city, r.name AS region, p.country, p.latitude / 1e5 AS latitude,
       p.longitude / 1e5 AS longitude, p.population
     FROM (
       SELECT id FROM position WHERE north >= ? AND south <= ? AND east >= ? AND west <= ?
       ORDER BY id LIMIT ${mostInBox}
     ) o JOIN place p ON p.id = o.id LEFT JOIN region r ON r.id = p.region ORDER BY p.id`,
  )

  const around = (point: Position, height: number): Near[] => {
    const width = height / Math.max(0.02, Math.cos((point.latitude * Math.PI) / 180))
    return spans(point.longitude - width, point.longitude + width)
      .flatMap(
        ([west, east]) => within.all(point.latitude - height, point.latitude + height, west, east) as Found[],
      )
      .map((row) => ({ row, distance: kilometresBetween(point, row) }))
  }

  return (latitude: number, longitude: number): Address | null => {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
    for (const height of boxes) {
      const places = around({ latitude, longitude }, height)
      const landmark = nearest(ofKind(places, 'landmark', atLandmark), ({ distance }) => distance)
      if (landmark) return atTheLandmark(landmark)
      const cities = ofKind(places, 'city', knownWithin)
      const city = nearest(cities, ({ row, distance }) => distance - reach(row.population))
      if (city && city.distance <= height * kilometresPerDegree) return byTheNearest(city, places)
    }
    return null
  }
}
