import type { Place } from '@andariego/contract/places'
import type { OptionLine } from '../../../ui/form/combobox/combobox-list.tsx'
import { SearchOption } from '../../../ui/form/combobox/search-combobox.tsx'
import { ClosedForGood, PlaceImage } from '../../places/public.ts'

interface PlacePickerOptionProps {
  place: Place
  line: OptionLine
  taken: boolean
}

export const PlacePickerOption = ({ place, line, taken }: PlacePickerOptionProps) => (
  <SearchOption
    line={line}
    picture={<PlaceImage place={place} sizes="48px" shape="thumbnail" decorative />}
    name={place.name}
    details={[
      taken ? 'Ya está en el itinerario' : [place.city, place.address].filter(Boolean).join(' · '),
      place.isClosed && <ClosedForGood />,
    ]}
  />
)
