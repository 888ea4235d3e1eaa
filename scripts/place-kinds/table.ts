import type { PlaceKind } from '@andariego/contract/place-kinds-rules'

/** A kind's icon, and the presets of OpenStreetMap's editor (with everything below them) that belong to the kind. */
interface Source {
  icon: `${'maki' | 'temaki'}/${string}`
  presets: string
}

export const table: Record<PlaceKind, Source> = {
  playa: {
    icon: 'temaki/beach',
    presets: 'natural/beach leisure/beach_resort natural/bay leisure/swimming_area',
  },
  mirador: { icon: 'maki/viewpoint', presets: 'tourism/viewpoint' },
  montana: { icon: 'maki/mountain', presets: 'natural/peak natural/ridge natural/saddle' },
  volcan: { icon: 'maki/volcano', presets: 'natural/volcano natural/geyser' },
  glaciar: { icon: 'temaki/snow', presets: 'natural/glacier' },
  lago: { icon: 'maki/water', presets: 'natural/water/lake natural/water/reservoir natural/water/pond' },
  rio: { icon: 'temaki/canoe', presets: 'waterway/river natural/water/river waterway/canal natural/strait' },
  cascada: { icon: 'maki/waterfall', presets: 'waterway/waterfall' },
  cueva: { icon: 'maki/tunnel', presets: 'natural/cave_entrance natural/sinkhole' },
  isla: { icon: 'temaki/islet_tree', presets: 'place/island place/islet' },
  desierto: { icon: 'temaki/tree_cactus', presets: 'natural/sand landuse/salt_pond' },
  valle: { icon: 'temaki/mountain_range', presets: 'natural/valley' },
  canon: { icon: 'temaki/valley', presets: '' },
  bosque: { icon: 'maki/park-alt1', presets: 'natural/wood landuse/forest' },
  acantilado: { icon: 'temaki/cape_landform', presets: 'natural/cliff natural/cape natural/peninsula' },
  termas: { icon: 'maki/hot-spring', presets: 'natural/hot_spring leisure/hot_tub leisure/bathing_place' },
  'reserva-natural': {
    icon: 'temaki/tree_needleleaved',
    presets: 'leisure/nature_reserve boundary/national_park',
  },
  sendero: { icon: 'temaki/sign_and_pedestrian', presets: 'tourism/alpine_hut tourism/wilderness_hut' },
  museo: { icon: 'maki/museum', presets: 'tourism/museum tourism/gallery amenity/arts_centre' },
  iglesia: {
    icon: 'maki/religious-christian',
    presets: 'amenity/place_of_worship/christian building/cathedral building/church building/chapel',
  },
  monasterio: { icon: 'maki/place-of-worship', presets: 'amenity/monastery' },
  templo: { icon: 'temaki/domed_tower', presets: 'amenity/place_of_worship building/temple building/mosque' },
  castillo: { icon: 'maki/castle', presets: 'historic/castle historic/fort historic/city_gate' },
  palacio: {
    icon: 'temaki/capitol',
    presets: 'historic/castle/palace historic/castle/stately historic/manor',
  },
  ruinas: { icon: 'temaki/ruins', presets: 'historic/archaeological_site historic/ruins historic/tomb' },
  monumento: {
    icon: 'maki/monument',
    presets: 'historic/monument historic/memorial tourism/artwork amenity/fountain man_made/obelisk',
  },
  edificio: {
    icon: 'maki/building',
    presets: 'historic/building man_made/tower amenity/townhall building/civic',
  },
  teatro: { icon: 'maki/theatre', presets: 'amenity/theatre amenity/cinema amenity/music_venue' },
  biblioteca: { icon: 'maki/library', presets: 'amenity/library shop/books' },
  cementerio: { icon: 'maki/cemetery', presets: 'landuse/cemetery amenity/grave_yard' },
  ciudad: { icon: 'maki/city', presets: 'place/city place/town' },
  pueblo: { icon: 'maki/village', presets: 'place/village place/hamlet' },
  barrio: { icon: 'temaki/row_houses', presets: 'place/suburb place/quarter place/neighbourhood' },
  plaza: { icon: 'temaki/fountain', presets: 'place/square' },
  calle: { icon: 'temaki/street_lamp_arm', presets: 'highway/pedestrian' },
  mercado: { icon: 'maki/grocery', presets: 'amenity/marketplace shop/mall shop/department_store' },
  parque: { icon: 'temaki/tree_and_bench', presets: 'leisure/park leisure/playground tourism/picnic_site' },
  jardin: { icon: 'maki/garden', presets: 'leisure/garden' },
  puente: { icon: 'maki/bridge', presets: 'man_made/bridge' },
  faro: { icon: 'maki/lighthouse', presets: 'man_made/lighthouse' },
  puerto: { icon: 'maki/harbor', presets: 'leisure/marina landuse/harbour man_made/pier' },
  estadio: { icon: 'maki/stadium', presets: 'leisure/stadium leisure/sports_centre' },
  zoologico: { icon: 'maki/zoo', presets: 'tourism/zoo tourism/aquarium' },
  'parque-tematico': { icon: 'maki/amusement-park', presets: 'tourism/theme_park leisure/water_park' },
  restaurante: {
    icon: 'maki/restaurant',
    presets: 'amenity/restaurant amenity/fast_food amenity/food_court amenity/ice_cream',
  },
  cafe: { icon: 'maki/cafe', presets: 'amenity/cafe shop/bakery shop/pastry shop/confectionery' },
  bar: { icon: 'maki/bar', presets: 'amenity/bar amenity/pub amenity/biergarten amenity/nightclub' },
  bodega: { icon: 'temaki/grapes', presets: 'craft/winery landuse/vineyard shop/wine' },
  hotel: {
    icon: 'maki/lodging',
    presets:
      'tourism/hotel tourism/hostel tourism/guest_house tourism/motel tourism/apartment tourism/chalet tourism/camp_site tourism/caravan_site leisure/resort',
  },
  transporte: {
    icon: 'maki/rail',
    presets: 'railway/station railway/halt aerialway/station amenity/bus_station amenity/ferry_terminal',
  },
  aeropuerto: { icon: 'maki/airport', presets: 'aeroway/aerodrome' },
  carretera: { icon: 'maki/car', presets: '' },
  esqui: { icon: 'maki/skiing', presets: 'landuse/winter_sports' },
}
