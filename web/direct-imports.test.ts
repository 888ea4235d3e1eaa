import { expect, test } from 'vitest'
import { importDirectly } from './direct-imports.ts'

const page = `${import.meta.dirname}/app/routes/place.tsx`
const feature = `${import.meta.dirname}/app/features/places/place-map.tsx`

test('a page imports the files behind a door, and not the door', () => {
  expect(
    importDirectly(`import { PlaceHeading, usePlace } from '../features/places/pages/place.ts'`, page),
  ).toBe(
    `import { PlaceHeading } from './../features/places/place-heading.tsx';import { usePlace } from './../features/places/place-query.ts'`,
  )
})

test('types leave nothing behind, and what is made in the door itself still comes from there', () => {
  expect(
    importDirectly(`import { type MapBounds, MapLinks, keepMapAround } from '../maps/public.ts'`, feature),
  ).toBe(
    `import { MapLinks } from './../maps/map-links.tsx';import { keepMapAround } from '../maps/public.ts'`,
  )
})

test('other imports stay as they are', () => {
  const code = `import { Button } from '../../ui/actions/button.tsx'`
  expect(importDirectly(code, feature)).toBe(code)
})
