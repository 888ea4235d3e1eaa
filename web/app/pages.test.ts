import { pages } from '@andariego/contract/pages'
import { expect, expectTypeOf, test } from 'vitest'

const ID = '3f0c8f5e-0000-4000-8000-000000000001'

test('the address of a page has its path parameters filled in', () => {
  expect(pages.home()).toBe('/')
  expect(pages.place({ id: ID })).toBe(`/place/${ID}`)
  expect(pages.editItinerary({ id: ID })).toBe(`/itinerary/${ID}/edit`)
  expect([pages.user(), pages.user({ id: ID })]).toEqual(['/user', `/user/${ID}`])
  expect(pages.user({ id: 'a/b?c' })).toBe('/user/a%2Fb%3Fc')
})

test('the address of a page carries its query in one order, without what is empty', () => {
  expect(pages.search({ page: 2, q: 'río & mar' })).toBe('/search?q=r%C3%ADo+%26+mar&page=2')
  expect(pages.search({ q: '', page: undefined })).toBe('/search')
  expect(pages.explore({ vista: 'mapa', city: 'Cusco' })).toBe('/explorar?city=Cusco&vista=mapa')
})

test('a page inside a query keeps its slashes', () => {
  const address = pages.login({ next: '/itinerary/7/edit?day=2#stops' })
  expect(address).toBe('/login?next=/itinerary/7/edit%3Fday%3D2%23stops')
  expect(new URL(address, 'http://x').searchParams.get('next')).toBe('/itinerary/7/edit?day=2#stops')
})

test('the compiler knows what an address takes', () => {
  expectTypeOf(pages.place).parameter(0).toExtend<{ id: string }>()
  // @ts-expect-error a place has an id
  expectTypeOf(pages.place).toBeCallableWith({})
  // @ts-expect-error the list has no such order
  expectTypeOf(pages.explore).toBeCallableWith({ sort: 'oldest' })
})
