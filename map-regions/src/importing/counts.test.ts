/** @module-tag release */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Element, elementsOf } from '../testing/elements-of.ts'
import { ANDORRA, MONACO } from '../testing/extracts.ts'
import { importRegion } from './import-region.ts'

let folder = ''
const counts: Record<string, Record<string, number>> = {}
const elements: Record<string, Element[]> = {}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
  for (const file of [MONACO, ANDORRA]) {
    const { region } = await importRegion({ file, regions: folder, workers: 2 })
    counts[region.name] = region.counts
    elements[region.name] = elementsOf(file)
  }
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Rule = (element: Element) => boolean
const has =
  (key: string, ...values: string[]): Rule =>
  ({ tags }) =>
    tags[key] !== undefined && (values.length === 0 || values.includes(tags[key] ?? ''))

const isClosed = ({ nodes }: Element) => nodes.length >= 4 && nodes[0] === nodes.at(-1)
const isRelation = ({ type, tags }: Element) =>
  type === 'relation' && (tags.type === 'multipolygon' || tags.type === 'boundary')
const isSquare = (element: Element) => isClosed(element) && element.tags.area === 'yes'

const line =
  (rule: Rule): Rule =>
  (element) =>
    element.type === 'way' && rule(element) && !isSquare(element)
const area =
  (rule: Rule): Rule =>
  (element) =>
    (isClosed(element) || isRelation(element)) && rule(element) && element.tags.area !== 'no'
const road = (kind: string) => line(has('highway', kind, `${kind}_link`))
const named: Rule = ({ tags }) => Boolean(tags['name:es'] ?? tags.name)
const point =
  (rule: Rule): Rule =>
  (element) =>
    (element.type === 'node' || isClosed(element) || isRelation(element)) && rule(element)

/** What counts as each kind, by OpenStreetMap's own rules. */
const KINDS: Record<string, Rule> = {
  ...Object.fromEntries(
    [
      'trunk',
      'primary',
      'secondary',
      'tertiary',
      'unclassified',
      'residential',
      'living_street',
      'service',
      'track',
      'path',
      'footway',
      'pedestrian',
      'steps',
      'cycleway',
      'bridleway',
      'corridor',
    ].map((kind) => [`roads.${kind}`, road(kind)]),
  ),
  'roads.rail': line(has('railway', 'rail')),
  'roads.miniature': line(has('railway', 'miniature')),
  ...Object.fromEntries(
    ['cable_car', 'chair_lift', 'drag_lift', 'gondola', 'platter'].map((kind) => [
      `roads.${kind}`,
      line(has('aerialway', kind)),
    ]),
  ),
  'roads.ferry': line(has('route', 'ferry')),
  ...Object.fromEntries(
    ['river', 'stream', 'canal', 'ditch', 'drain'].map((kind) => [
      `water.${kind}`,
      line(has('waterway', kind)),
    ]),
  ),
  // Narrow rivers are lines, wide ones areas.
  'water.river': (element) =>
    line(has('waterway', 'river'))(element) ||
    area(({ tags }) => tags.water === 'river' || tags.waterway === 'riverbank')(element),
  'water.swimming_pool': area(has('leisure', 'swimming_pool')),
  'buildings.building': area(({ tags }) => tags.building !== undefined && tags.building !== 'no'),
  'landuse.forest': area(has('landuse', 'forest')),
  'landuse.wood': area(has('natural', 'wood')),
  'landuse.residential': area(has('landuse', 'residential')),
  'landuse.farmland': area(has('landuse', 'farmland')),
  'landuse.park': area(({ tags }) => ['park', 'dog_park', 'common'].includes(tags.leisure ?? '')),
  'landuse.garden': area(({ tags }) => tags.leisure === 'garden' || tags.landuse === 'flowerbed'),
  'landuse.playground': area(has('leisure', 'playground')),
  'landuse.pitch': area(
    ({ tags }) => tags.leisure === 'pitch' || (tags.leisure === 'track' && tags.area === 'yes'),
  ),
  'landuse.parking': area(has('amenity', 'parking')),
  'landuse.pier': area(has('man_made', 'pier', 'breakwater', 'bridge')),
  'landuse.bare_rock': area(has('natural', 'bare_rock', 'scree')),
  'landuse.beach': area(has('natural', 'beach')),
  ...Object.fromEntries(
    ['city', 'town', 'village', 'hamlet', 'suburb', 'neighbourhood', 'locality', 'square'].map((kind) => [
      `place.${kind}`,
      point((element) => has('place', kind)(element) && named(element) && element.tags.type !== 'boundary'),
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['restaurant', 'cafe', 'bar', 'fast_food', 'pharmacy', 'bank', 'hospital', 'police', 'post_office'],
      ...['fuel', 'cinema', 'theatre', 'library', 'townhall', 'toilets', 'drinking_water', 'fountain', 'atm'],
    ].map((kind) => [`poi.${kind}`, point(has('amenity', kind))]),
  ),
  ...Object.fromEntries(
    [
      ...['hotel', 'hostel', 'museum', 'gallery', 'viewpoint', 'camp_site', 'alpine_hut', 'wilderness_hut'],
      ...['picnic_site', 'attraction'],
    ].map((kind) => [`poi.${kind}`, point(has('tourism', kind))]),
  ),
  ...Object.fromEntries(
    ['supermarket', 'bakery', 'clothes', 'hairdresser', 'jewelry', 'sports', 'shoes'].map((kind) => [
      `poi.${kind}`,
      point((element) => has('shop', kind)(element) && named(element)),
    ]),
  ),
  ...Object.fromEntries(
    ['peak', 'saddle', 'spring', 'cave_entrance'].map((kind) => [`poi.${kind}`, point(has('natural', kind))]),
  ),
  address: point(({ tags }) =>
    Boolean(tags['addr:housenumber'] && (tags['addr:street'] ?? tags['addr:place'])),
  ),
}

/** Where the numbers differ, how many elements less or more the import has, and why. */
const DIFFERENCES: Record<string, Record<string, [difference: number, why: string]>> = {
  monaco: {
    'landuse.garden': [-1, 'a roof garden is drawn as the building that it is, too'],
    'landuse.park': [-1, 'as is a park on a building'],
    'poi.bank': [3, 'three are offices of banks'],
    'poi.theatre': [-1, 'the opera house is an attraction, too, and has that kind'],
  },
  andorra: {
    'landuse.parking': [-3, 'three are buildings'],
    'landuse.pier': [-1, 'a part of the river Valira is tagged as a bridge, too, and is water'],
    'poi.bakery': [-1, 'one is a café, too'],
    'poi.hospital': [1, "a healer's practice says that it is one"],
    'poi.restaurant': [-1, 'one is a hotel, too'],
    'poi.sports': [-1, 'one lends skis, too'],
    'poi.supermarket': [-1, 'one is a hotel, too'],
    'roads.footway': [-1, 'a passage that is tagged as a building'],
    'water.swimming_pool': [-2, 'two are buildings'],
  },
}

describe.each(['monaco', 'andorra'])('of %s', (name) => {
  test('the counts by kind are those of the extract, but for the differences that have a name', () => {
    const found = Object.entries(KINDS).flatMap(([kind, rule]) => {
      const inExtract = (elements[name] ?? []).filter(rule).length
      const difference = (counts[name]?.[kind] ?? 0) - inExtract
      return difference === 0 ? [] : [[kind, difference]]
    })
    const expected = Object.entries(DIFFERENCES[name] ?? {}).map(([kind, [difference]]) => [kind, difference])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })

  test('most elements that are drawn are among these kinds', () => {
    const all = Object.entries(counts[name] ?? {}).filter(
      ([kind]) => !/^(search|skipped|boundary)\b/.test(kind),
    )
    const sum = (entries: [string, number][]) => entries.reduce((total, [, count]) => total + count, 0)
    expect(sum(all.filter(([kind]) => kind in KINDS)) / sum(all)).toBeGreaterThan(0.85)
  })
})
