import { describe, expect, it } from 'vitest'
import { cityEntries } from '../city-entries.ts'
import { kilometresBetween } from '../geometry.ts'
import { readCities } from '../geonames.ts'
import { cityFinder, landmarkId } from '../landmark-entries.ts'
import { fold } from '../names.ts'
import { villageEntries } from '../village-entries.ts'
import { readLandmarks } from './landmarks.ts'

const landmarks = readLandmarks()
const cities = [...readCities()]
const cityOf = cityFinder([...cityEntries(cities), ...villageEntries(cities)])

const latinAmerica = 'AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE'.split(' ')

/** Landmarks far from any town, in km; elsewhere a great distance indicates a wrong coordinate. */
const remote = new Map([
  ['Laguna Colorada', 230],
  ['Laguna Verde (Bolivia)', 290],
  ['Jalapão', 130],
  ['Deadvlei', 180],
  ['Ojos del Salado', 190],
  ['Árbol de Piedra', 220],
])

describe('the landmarks', () => {
  it('are many, and most of them where Spanish is spoken', () => {
    const inCountry = (countries: string[]) =>
      landmarks.filter(({ country }) => countries.includes(country)).length
    expect(landmarks.length).toBeGreaterThanOrEqual(1500)
    expect(inCountry(['ES'])).toBeGreaterThanOrEqual(350)
    expect(inCountry(latinAmerica)).toBeGreaterThanOrEqual(700)
    for (const country of latinAmerica) expect(inCountry([country]), country).toBeGreaterThan(1)
  })

  it('are each listed once', () => {
    const ids = landmarks.map(landmarkId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const names = landmarks.map(({ name, country }) => `${fold(name)} ${country}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(landmarks.map((landmark) => [landmark.name, landmark] as const))(
    '%s is valid',
    (name, landmark) => {
      expect(fold(name).length).toBeGreaterThan(1)
      expect(landmark.country).toMatch(/^[A-Z]{2}$/)
      expect(landmark.kind).toMatch(/^\p{Ll}[\p{Ll} ]+$/u)
      expect(Math.abs(landmark.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(landmark.longitude)).toBeLessThanOrEqual(180)
      const city = cityOf(landmark)
      expect(city, landmark.city).not.toBeNull()
      const distance = city ? kilometresBetween(city, landmark) : Number.NaN
      expect(distance).toBeLessThanOrEqual(remote.get(name) ?? 120)
    },
  )
})
