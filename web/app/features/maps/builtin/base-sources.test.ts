import { expect, test } from 'vitest'
import { BUILTIN_ATTRIBUTION, regionAttribution } from './base-sources.ts'

test.each(['© colaboradores de OpenStreetMap (ODbL)', '© OpenStreetMap contributors', ' © OpenStreetMap '])(
  'a region that names OpenStreetMap only (%s) adds nothing to what the map names',
  (attribution) => {
    expect(BUILTIN_ATTRIBUTION).toContain(regionAttribution(attribution))
  },
)

test('whoever else a region names is named, as text', () => {
  expect(regionAttribution('Protomaps & <b>© OpenStreetMap</b>')).toBe(
    'Protomaps &#38; &#60;b&#62;© OpenStreetMap&#60;/b&#62;',
  )
})
