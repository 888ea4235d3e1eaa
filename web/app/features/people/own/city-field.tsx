import type { Suggestion } from '@andariego/contract/maps'
import { HOME_CITY_MAX } from '@andariego/contract/profile-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '../../../platform/api/queries.ts'
import { countOf } from '../../../platform/format/format.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { Combobox } from '../../../ui/form/combobox/combobox.tsx'
import styles from '../../../ui/form/combobox/in-flow-list.module.css'
import control from '../../../ui/form/field.module.css'
import { describedBy, Field, fieldIds } from '../../../ui/form/field.tsx'

const SETTLE_MS = 300
const SHOWN_MAX = 5

const nameOf = ({ name, region, country }: Suggestion): string =>
  [name, region === name ? null : region, country].filter(Boolean).join(', ').slice(0, HOME_CITY_MAX)

/** The cities that match a text; empty without a geocoder, and the typed text is then used as it is. */
const useCities = (typed: string): Suggestion[] => {
  const q = useDebouncedValue(typed.trim(), SETTLE_MS)
  const { data } = useQuery({
    ...query('GET /maps/search', { query: { q, limit: 20 } }),
    enabled: q.length >= 2,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return typed.trim().length < 2
    ? []
    : (data?.data ?? []).filter(({ kind }) => kind === 'city').slice(0, SHOWN_MAX)
}

interface CityFieldProps {
  value: string
  onChange: (city: string) => void
  error: string | null | undefined
}

/** A combobox for a city, with suggestions from the place search. */
export const CityField = ({ value, onChange, error = null }: CityFieldProps) => {
  const ids = fieldIds(useId())
  const [open, setOpen] = useState(false)
  const cities = useCities(value)
  const options = cities.length === 1 && nameOf(cities[0] as Suggestion) === value ? [] : cities
  const isShown = open && options.length > 0
  return (
    <Field ids={ids} label="Ciudad" hint="Desde dónde viajas." error={error}>
      <Combobox<Suggestion>
        field={{
          ...describedBy(ids, true, error),
          id: ids.control,
          name: 'homeCity',
          type: 'text',
          autoComplete: 'off',
          className: control.control,
        }}
        text={value}
        onText={onChange}
        open={isShown}
        onOpen={setOpen}
        options={options}
        onChoose={(city) => {
          onChange(nameOf(city))
          setOpen(false)
        }}
        renderOption={(city, line) => (
          <div {...line} className={styles.option}>
            {nameOf(city)}
          </div>
        )}
        listLabel="Ciudades"
        panelClass={styles.list}
        status={isShown ? countOf(options.length, 'ciudad encontrada', 'ciudades encontradas') : ''}
      />
    </Field>
  )
}
