export type ColorScheme = 'light' | 'dark'

export type MapPalette = {
  land: string
  water: string
  coast: string
  boundary: string
  countryLabel: string
  placeLabel: string
  waterLabel: string
  halo: string
}

/** The product's paper and ink, as WebGL needs them: it cannot read CSS variables. */
export const MAP_PALETTES: Record<ColorScheme, MapPalette> = {
  light: {
    land: '#FBF8F3',
    water: '#CFE1DD',
    coast: '#8FB3AD',
    boundary: '#CFC4B2',
    countryLabel: '#5A6664',
    placeLabel: '#1C2B2A',
    waterLabel: '#2C625E',
    halo: '#FBF8F3',
  },
  dark: {
    land: '#1B2926',
    water: '#0C1A1D',
    coast: '#3C5F5B',
    boundary: '#40534E',
    countryLabel: '#A3B1AE',
    placeLabel: '#E8EFEC',
    waterLabel: '#6FA39C',
    halo: '#16211F',
  },
}
