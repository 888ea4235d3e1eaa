import {
  type Icon,
  IconBuildingCommunity,
  IconBuildingMonument,
  IconMap2,
  IconMapPin,
  IconPlane,
} from '@tabler/icons-react'
import type { OptionLine } from '../../../ui/form/combobox/combobox-list.tsx'
import { SearchOption } from '../../../ui/form/combobox/search-combobox.tsx'
import type { PlaceOption } from './place-option.ts'

const KINDS: Record<PlaceOption['kind'], { icon: Icon; word: string }> = {
  landmark: { icon: IconBuildingMonument, word: 'Lugar de interés' },
  city: { icon: IconBuildingCommunity, word: 'Ciudad' },
  area: { icon: IconMap2, word: 'Región' },
  airport: { icon: IconPlane, word: 'Aeropuerto' },
  address: { icon: IconMapPin, word: 'Dirección' },
}

export const PlaceOptionLine = ({ option, line }: { option: PlaceOption; line: OptionLine }) => {
  const { icon: KindIcon, word } = KINDS[option.kind]
  return (
    <SearchOption
      line={line}
      picture={<KindIcon role="img" aria-label={word} />}
      name={option.name}
      details={[option.address, [option.category, option.opening?.words].filter(Boolean).join(' · ')]}
    />
  )
}
