import type { MapPalette } from './map-palette.ts'

/** The groups of pins: the kinds in each, its colour, and an icon on a grid of 24 (from Tabler Icons, MIT). */
export interface PoiGroup {
  kinds: string[]
  colour: keyof MapPalette
  drawing: string
}

export const POI_GROUPS: Record<string, PoiGroup> = {
  museum: {
    kinds: ['museum', 'gallery', 'library', 'townhall', 'attraction', 'information'],
    colour: 'sight',
    drawing: 'M3 21l18 0M3 10l18 0M5 6l7 -3l7 3M4 10l0 11M20 10l0 11M8 14l0 3M12 14l0 3M16 14l0 3',
  },
  monument: {
    kinds: ['monument', 'memorial', 'tower', 'artwork', 'obelisk', 'city_gate'],
    colour: 'sight',
    drawing: 'M8 18l2 -13l2 -2l2 2l2 13M5 21v-3h14v3M3 21l18 0',
  },
  castle: {
    kinds: ['castle', 'fort', 'manor'],
    colour: 'sight',
    drawing:
      'M15 19v-2a3 3 0 0 0 -6 0v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-14h4v3h3v-3h4v3h3v-3h4v14a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1M3 11l18 0',
  },
  ruins: {
    kinds: ['ruins', 'archaeological_site'],
    colour: 'sight',
    drawing: 'M3 21l18 0M4 21v-15a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v15M9 21v-8a3 3 0 0 1 6 0v8',
  },
  theatre: {
    kinds: ['theatre', 'cinema', 'arts_centre'],
    colour: 'sight',
    drawing: 'M4 20h16M20 16v-10a2 2 0 0 0 -2 -2h-12a2 2 0 0 0 -2 2v10l4 -6c2.667 1.333 5.333 1.333 8 0l4 6',
  },
  lighthouse: {
    kinds: ['lighthouse'],
    colour: 'sight',
    drawing: 'M12 3l2 3l2 15h-8l2 -15l2 -3M8 9l8 0M3 11l2 -2l-2 -2M21 11l-2 -2l2 -2',
  },
  bridge: {
    kinds: ['bridge', 'dam'],
    colour: 'sight',
    drawing:
      'M6 7h12a2 2 0 0 1 2 2v9a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-2a4 4 0 0 0 -8 0v2a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-9a2 2 0 0 1 2 -2',
  },
  viewpoint: {
    kinds: ['viewpoint', 'binoculars'],
    colour: 'sight',
    drawing:
      'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
  },
  church: {
    kinds: [
      'place_of_worship',
      'cathedral',
      'chapel',
      'monastery',
      'church',
      'wayside_cross',
      'wayside_shrine',
    ],
    colour: 'sight',
    drawing: 'M3 21l18 0M10 21v-4a2 2 0 0 1 4 0v4M10 5l4 0M12 3l0 5M6 21v-7m-2 2l8 -8l8 8m-2 -2v7',
  },
  food: {
    kinds: ['restaurant', 'fast_food', 'food_court', 'bbq'],
    colour: 'food',
    drawing: 'M19 3v12h-5c-.023 -3.681 .184 -7.406 5 -12m0 12v6h-1v-3m-10 -14v17m-3 -17v3a3 3 0 1 0 6 0v-3',
  },
  cafe: {
    kinds: ['cafe', 'ice_cream', 'bakery', 'pastry', 'confectionery'],
    colour: 'food',
    drawing:
      'M3 10h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6v-5M16.746 16.726a3 3 0 1 0 .252 -5.555M8 3v3M12 3v3',
  },
  bar: {
    kinds: ['bar', 'pub', 'biergarten', 'nightclub', 'wine'],
    colour: 'food',
    drawing: 'M8 21l8 0M12 15l0 6M17 3l1 7c0 3.012 -2.686 5 -6 5s-6 -1.988 -6 -5l1 -7h10',
  },
  bed: {
    kinds: ['hotel', 'hostel', 'guest_house', 'motel', 'apartment', 'chalet', 'alpine_hut', 'shelter'],
    colour: 'lodging',
    drawing: 'M5 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0 -3 -3h-7v5',
  },
  tent: {
    kinds: ['camp_site', 'caravan_site', 'wilderness_hut', 'basic_hut', 'camp_pitch'],
    colour: 'lodging',
    drawing: 'M11 14l4 6h6l-9 -16l-9 16h6l4 -6',
  },
  mountain: {
    kinds: ['peak', 'saddle', 'cave_entrance'],
    colour: 'nature',
    drawing: 'M3 20h18l-6.921 -14.612a2.3 2.3 0 0 0 -4.158 0l-6.921 14.612M7.5 11l2 2.5l2.5 -2.5l2 3l2.5 -2',
  },
  volcano: {
    kinds: ['volcano'],
    colour: 'nature',
    drawing:
      'M9 8v-1a2 2 0 1 0 -4 0M15 8v-1a2 2 0 1 1 4 0M4 20l3.472 -7.812a2 2 0 0 1 1.828 -1.188h5.4a2 2 0 0 1 1.828 1.188l3.472 7.812M12 8v-4',
  },
  water: {
    kinds: ['waterfall', 'spring', 'hot_spring'],
    colour: 'nature',
    drawing: 'M3 7c3 -2 6 -2 9 0s6 2 9 0M3 17c3 -2 6 -2 9 0s6 2 9 0M3 12c3 -2 6 -2 9 0s6 2 9 0',
  },
  nature: {
    kinds: [
      'park',
      'garden',
      'nature_reserve',
      'national_park',
      'picnic_site',
      'zoo',
      'playground',
      'aquarium',
      'theme_park',
    ],
    colour: 'nature',
    drawing:
      'M8 13l-2 -2M8 12l2 -2M8 21v-13M5.824 16a3 3 0 0 1 -2.743 -3.69a3 3 0 0 1 .304 -4.833a3 3 0 0 1 4.615 -3.707a3 3 0 0 1 4.614 3.707a3 3 0 0 1 .305 4.833a3 3 0 0 1 -2.919 3.695h-4l-.176 -.005',
  },
  beach: {
    kinds: [
      'beach',
      'beach_resort',
      'swimming_area',
      'water_park',
      'sports_centre',
      'stadium',
      'golf_course',
      'fitness_centre',
      'ice_rink',
    ],
    colour: 'nature',
    drawing:
      'M15 9a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M6 11l4 -2l3.5 3l-1.5 2M3 16.75a2.4 2.4 0 0 0 1 .25a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 1 -.25',
  },
  train: {
    kinds: ['station', 'halt', 'tram_stop', 'subway_entrance'],
    colour: 'transport',
    drawing: 'M21 13c0 -3.87 -3.37 -7 -10 -7h-8M3 15h16a2 2 0 0 0 2 -2M3 6v5h17.5M8 11v-5M13 11v-4.5M3 19h18',
  },
  bus: {
    kinds: ['bus_station', 'bus_stop'],
    colour: 'transport',
    drawing:
      'M4 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M16 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h-2v-11a1 1 0 0 1 1 -1h14a5 7 0 0 1 5 7v5h-2m-4 0h-8M2 10l15 0M7 5l0 5M12 5l0 5',
  },
  plane: {
    kinds: ['aerodrome', 'terminal', 'helipad'],
    colour: 'transport',
    drawing: 'M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2 -7h-4l-2 2h-3l2 -4l-2 -4h3l2 2h4l-2 -7h3l4 7',
  },
  anchor: {
    kinds: ['ferry_terminal', 'marina'],
    colour: 'transport',
    drawing: 'M12 9v12m-8 -8a8 8 0 0 0 16 0m1 0h-2m-14 0h-2M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  },
  parking: {
    kinds: ['parking', 'fuel', 'charging_station', 'car_rental', 'bicycle_rental', 'taxi'],
    colour: 'transport',
    drawing:
      'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14M10 16v-8h2.667c.736 0 1.333 .895 1.333 2s-.597 2 -1.333 2h-2.667',
  },
  health: {
    kinds: ['pharmacy', 'hospital', 'clinic', 'doctors', 'dentist', 'doctor'],
    colour: 'food',
    drawing: 'M12 5v14M5 12h14',
  },
  school: {
    kinds: ['school', 'university', 'college', 'kindergarten'],
    colour: 'service',
    drawing: 'M22 9l-10 -4l-10 4l10 4l10 -4v6M6 10.6v5.4a6 3 0 0 0 12 0v-5.4',
  },
  shop: {
    kinds: [
      'supermarket',
      'convenience',
      'mall',
      'department_store',
      'marketplace',
      'clothes',
      'books',
      'gift',
      'sports',
      'shoes',
      'jewelry',
      'electronics',
      'perfumery',
      'tobacco',
      'florist',
      'greengrocer',
      'butcher',
      'kiosk',
      'optician',
      'hairdresser',
      'beauty',
      'toys',
    ],
    colour: 'shop',
    drawing:
      'M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1 -2.966 2.544h-6.852a3 3 0 0 1 -2.965 -2.544l-1.255 -8.152a2 2 0 0 1 1.977 -2.304M9 11v-5a3 3 0 0 1 6 0v5',
  },
}

/** The group of all other kinds, drawn as a dot. */
export const OTHER = 'other'
