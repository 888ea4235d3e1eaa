import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, valuesOf, withChosen, withPin } from './place-draft.ts'

const obelisco = {
  name: 'Obelisco',
  address: 'Av. 9 de Julio',
  city: 'Buenos Aires',
  latitude: -34.6037,
  longitude: -58.3816,
  image: 'https://example.com/obelisco.jpg',
  imageCredit: 'Ana',
}
const written = { ...EMPTY_DRAFT, city: 'Palermo', description: 'Ya escrita.' }

describe('a place being added', () => {
  test('has nothing to send before one is chosen', () => {
    expect(valuesOf(written, undefined)).toBeNull()
  })

  test('takes what the search knows, and the city that is typed over it', () => {
    const chosen = withChosen(EMPTY_DRAFT, obelisco)
    expect(valuesOf(chosen, undefined)).toMatchObject({ name: 'Obelisco', city: 'Buenos Aires' })
    expect(valuesOf({ ...chosen, city: 'CABA' }, undefined)).toMatchObject({ city: 'CABA' })
  })

  test('chosen anew keeps the description and drops the city of the one before', () => {
    const again = withChosen({ ...written, selection: { ...obelisco, by: 'pin', zoom: 15 } }, obelisco)
    expect(valuesOf(again, undefined)).toMatchObject({
      city: 'Buenos Aires',
      description: 'Ya escrita.',
    })
  })

  test('by a pin takes address and city from the map until they are typed', () => {
    const pinned = withPin(EMPTY_DRAFT, { latitude: -41, longitude: -71 }, 9)
    const around = { address: 'Bariloche, Río Negro', city: 'Bariloche' }
    expect(valuesOf(pinned, around)).toMatchObject({ name: '', ...around })
    expect(valuesOf({ ...pinned, address: 'Ruta 40' }, around)).toMatchObject({ address: 'Ruta 40' })
  })

  test('by typed coordinates is a point that still needs a name', () => {
    const point = { ...obelisco, name: '', address: '', city: null, image: null, imageCredit: null }
    const pinned = withChosen(written, point)
    expect(pinned.selection?.by).toBe('pin')
    expect(valuesOf({ ...pinned, name: 'Mi rincón' }, undefined)).toMatchObject({
      name: 'Mi rincón',
      description: 'Ya escrita.',
      latitude: obelisco.latitude,
    })
  })

  test('moved a little keeps its name, address and picture; moved far away it is another', () => {
    const chosen = withChosen(EMPTY_DRAFT, obelisco)
    const near = { latitude: -34.604, longitude: -58.382 }
    const far = { latitude: -34.7, longitude: -58.5 }
    const around = { address: 'Cerrito 500', city: 'CABA' }
    expect(valuesOf(withPin(chosen, near, 15), around)).toMatchObject({
      name: 'Obelisco',
      address: 'Av. 9 de Julio',
      city: 'Buenos Aires',
      ...near,
    })
    expect(valuesOf(withPin(chosen, far, 15), undefined)).toMatchObject({ name: '', image: null })
  })

  test('keeps the closer view that a pin was put down in', () => {
    expect(withPin(EMPTY_DRAFT, obelisco, 17).selection?.zoom).toBe(17)
    expect(withPin(EMPTY_DRAFT, obelisco, 9).selection?.zoom).toBe(15)
  })
})
