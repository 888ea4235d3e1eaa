import {
  type Icon,
  IconBuildingCommunity,
  IconBuildingMonument,
  IconMap2,
  IconMapPin,
  IconPlane,
} from '@tabler/icons-react'
import type { OptionLine } from '../../../ui/form/combobox/combobox-list.tsx'
import type { PlaceOption } from './place-option.ts'
import styles from './place-search-box.module.css'

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
    <div {...line} className={styles.option}>
      <KindIcon role="img" aria-label={word} />
      <span className={styles.words}>
        <span className={styles.name}>{option.name}</span>
        <span className={styles.address}>{option.address}</span>
        {(option.category || option.opening) && (
          <span className={styles.address}>
            {[option.category, option.opening?.words].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </div>
  )
}
