import type { DemoPlace } from './demo-place.ts'
import { argentinaNorth } from './places/argentina-north.ts'
import { bolivia } from './places/bolivia.ts'
import { buenosAires } from './places/buenos-aires.ts'
import { caribbean } from './places/caribbean.ts'
import { caribbeanCoastAndBrazil } from './places/caribbean-coast-and-brazil.ts'
import { centralAmerica } from './places/central-america.ts'
import { chile } from './places/chile.ts'
import { colombiaAndes } from './places/colombia-andes.ts'
import { ecuador } from './places/ecuador.ts'
import { europe } from './places/europe.ts'
import { mexico } from './places/mexico.ts'
import { mexicoCity } from './places/mexico-city.ts'
import { patagonia } from './places/patagonia.ts'
import { peru } from './places/peru.ts'
import { spainCentre } from './places/spain-centre.ts'
import { spainEast } from './places/spain-east.ts'
import { spainNorth } from './places/spain-north.ts'
import { spainSouth } from './places/spain-south.ts'
import { uruguayParaguay } from './places/uruguay-paraguay.ts'
import { world } from './places/world.ts'

const regions = {
  ...buenosAires,
  ...argentinaNorth,
  ...patagonia,
  ...chile,
  ...uruguayParaguay,
  ...peru,
  ...bolivia,
  ...ecuador,
  ...colombiaAndes,
  ...caribbeanCoastAndBrazil,
  ...centralAmerica,
  ...caribbean,
  ...mexicoCity,
  ...mexico,
  ...spainSouth,
  ...spainCentre,
  ...spainNorth,
  ...spainEast,
  ...europe,
  ...world,
}
export type PlaceName = keyof typeof regions
export const places: Record<PlaceName, DemoPlace> = regions
