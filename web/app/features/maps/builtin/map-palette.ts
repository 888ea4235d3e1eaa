import type { ColorScheme } from '../../../platform/theme/theme.ts'

export type { ColorScheme }
/** The look of the map: the page's colour scheme, or paper. */
export type MapLook = ColorScheme | 'paper'

export interface MapPalette {
  land: string
  water: string
  coast: string
  boundary: string
  /** The sunlit and shaded sides of mountains, as thin washes of colour. */
  sunny: string
  shady: string
  countryLabel: string
  placeLabel: string
  waterLabel: string
  halo: string
  /** The colours of the ground. */
  urban: string
  industry: string
  green: string
  forest: string
  field: string
  sand: string
  rock: string
  ice: string
  school: string
  pitch: string
  paved: string
  building: string
  buildingEdge: string
  /** The colours of roads. */
  roadEdge: string
  minor: string
  major: string
  highway: string
  path: string
  rail: string
  roadLabel: string
  /** The colours of pins by their group, and of the icon on them. */
  food: string
  lodging: string
  sight: string
  shop: string
  nature: string
  transport: string
  service: string
  onPin: string
}

/** The product's colours as plain values, because WebGL cannot read CSS variables. */
export const MAP_PALETTES: Record<MapLook, MapPalette> = {
  light: {
    land: '#FBF8F3',
    water: '#C3DDDC',
    coast: '#8FB3AD',
    boundary: '#B9A98F',
    sunny: 'rgba(255, 255, 255, 0.3)',
    shady: 'rgba(138, 122, 92, 0.14)',
    countryLabel: '#5A6664',
    placeLabel: '#1C2B2A',
    waterLabel: '#235A57',
    halo: '#FDFBF7',
    urban: '#F3EDE3',
    industry: '#ECE7E1',
    green: '#D5E5C8',
    forest: '#C6DBBB',
    field: '#EEEBD3',
    sand: '#F4E8C9',
    rock: '#E6E1D9',
    ice: '#EEF5F6',
    school: '#F3E9D4',
    pitch: '#BFDDB9',
    paved: '#EFEAE2',
    building: '#E5DCCF',
    buildingEdge: '#D3C7B5',
    roadEdge: '#D8CDBB',
    minor: '#FFFFFF',
    major: '#FFEFC6',
    highway: '#F5C88B',
    path: '#B08A5E',
    rail: '#A7A29A',
    roadLabel: '#4A4A42',
    food: '#B4472F',
    lodging: '#5B4B9A',
    sight: '#0B5D59',
    shop: '#A3562A',
    nature: '#3C6E35',
    transport: '#2F5F93',
    service: '#6B6459',
    onPin: '#FFFFFF',
  },
  dark: {
    land: '#1B2926',
    water: '#0C1A1D',
    coast: '#3C5F5B',
    boundary: '#5B6B5F',
    sunny: 'rgba(140, 175, 160, 0.1)',
    shady: 'rgba(0, 0, 0, 0.2)',
    countryLabel: '#A3B1AE',
    placeLabel: '#E8EFEC',
    waterLabel: '#7FB3AC',
    halo: '#14201E',
    urban: '#20302D',
    industry: '#242F2D',
    green: '#1F3A2A',
    forest: '#1B3427',
    field: '#253028',
    sand: '#33352A',
    rock: '#2A3331',
    ice: '#35454A',
    school: '#2C3329',
    pitch: '#23452F',
    paved: '#25332F',
    building: '#2B3B37',
    buildingEdge: '#3A4D48',
    roadEdge: '#111B19',
    minor: '#3A4B46',
    major: '#55604C',
    highway: '#7A6540',
    path: '#8E7A58',
    rail: '#55625E',
    roadLabel: '#C5CFCB',
    food: '#F0906F',
    lodging: '#B9A7F0',
    sight: '#63CDBF',
    shop: '#E3A76F',
    nature: '#8FCB83',
    transport: '#86B6E6',
    service: '#A9B0A8',
    onPin: '#0F1716',
  },
  paper: {
    land: '#F3E7CF',
    water: '#B9CFC4',
    coast: '#6E8C80',
    boundary: '#A5764F',
    sunny: 'rgba(255, 249, 234, 0.3)',
    shady: 'rgba(122, 90, 48, 0.15)',
    countryLabel: '#6B4A2F',
    placeLabel: '#3B2716',
    waterLabel: '#2E5649',
    halo: '#F7EDD9',
    urban: '#EADBBE',
    industry: '#E2D3B8',
    green: '#D3D5A3',
    forest: '#C1C98F',
    field: '#EADFAF',
    sand: '#F0DDA9',
    rock: '#DDCDB0',
    ice: '#EFEDE2',
    school: '#EAD5B0',
    pitch: '#C5CC93',
    paved: '#E7D8BC',
    building: '#D9BE97',
    buildingEdge: '#B8946A',
    roadEdge: '#B79A74',
    minor: '#FBF3E2',
    major: '#F3D59A',
    highway: '#DFA066',
    path: '#94613A',
    rail: '#8C7860',
    roadLabel: '#4E3822',
    food: '#9E3C22',
    lodging: '#5A3F6E',
    sight: '#1F5A4C',
    shop: '#8A4E1F',
    nature: '#4C6120',
    transport: '#2D5273',
    service: '#6A543C',
    onPin: '#FBF3E2',
  },
}
