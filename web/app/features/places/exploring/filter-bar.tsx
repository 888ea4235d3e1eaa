import { type FormEvent, useEffect, useId, useState } from 'react'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { kindOptions } from '../kinds/kind-options.ts'
import { type ExploreFilters, type ExploreSort, kindFrom, SORTS } from './explore-filters.ts'
import styles from './filter-bar.module.css'

const DEBOUNCE_MS = 300

const RATINGS = [
  { value: '', label: 'Cualquiera' },
  { value: '3', label: '3 estrellas o más' },
  { value: '4', label: '4 estrellas o más' },
  { value: '4.5', label: '4,5 estrellas o más' },
]
const SORT_NAMES: Record<ExploreSort, string> = {
  recent: 'Más recientes',
  rating: 'Mejor valorados',
  reviews: 'Más reseñados',
  nearby: 'Más cercanos',
}
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))

interface FilterBarProps {
  filters: ExploreFilters
  /** On phones only the first field is shown, to leave space for the list. */
  short: boolean
  /** Suggestions for the city field. */
  cities: readonly string[]
  onChange: (changes: Partial<ExploreFilters>, options?: { replace?: boolean }) => void
  /** Called when the visitor sorts by distance: the moment to request their position. */
  onNearby: () => void
}

/** The filters. Before hydration a plain form; afterwards each change applies at once. */
export const FilterBar = ({ filters, short, cities, onChange, onNearby }: FilterBarProps) => {
  const citiesId = useId()
  const [q, setQ] = useState(filters.q)
  const [city, setCity] = useState(filters.city)
  const settledQ = useDebouncedValue(q, DEBOUNCE_MS)

  // Follows the address, after going back or clearing the filters.
  const [known, setKnown] = useState({ q: filters.q, city: filters.city })
  if (known.q !== filters.q || known.city !== filters.city) {
    setKnown({ q: filters.q, city: filters.city })
    if (known.q !== filters.q && q.trim() !== filters.q) setQ(filters.q)
    if (known.city !== filters.city) setCity(filters.city)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing, once it has paused, changes the address
  useEffect(() => {
    if (settledQ === q && settledQ.trim() !== filters.q)
      onChange({ q: settledQ.trim() }, { replace: filters.q !== '' })
  }, [settledQ])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ q: q.trim(), city: city.trim() })
  }
  return (
    <search aria-label="Filtrar lugares">
      <form method="get" data-short={short || undefined} className={styles.bar} onSubmit={submit}>
        <TextField
          compact
          type="search"
          name="q"
          label="Buscar"
          placeholder="Nombre, «playas tranquilas»…"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField
          compact
          name="tipo"
          label="Tipo"
          options={[{ value: '', label: 'Todos' }, ...kindOptions]}
          value={filters.kind ?? ''}
          onChange={({ target }) => onChange({ kind: kindFrom(target.value) })}
        />
        <TextField
          compact
          type="search"
          name="city"
          label="Ciudad"
          placeholder="Todas"
          maxLength={120}
          list={citiesId}
          autoComplete="off"
          value={city}
          onChange={(event) => {
            const { value } = event.target
            setCity(value)
            if (value === '' || cities.includes(value)) onChange({ city: value })
          }}
          onBlur={() => onChange({ city: city.trim() })}
        />
        <datalist id={citiesId}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <SelectField
          compact
          name="minRating"
          label="Calificación"
          options={RATINGS}
          value={filters.minRating === null ? '' : String(filters.minRating)}
          onChange={({ target }) =>
            onChange({ minRating: target.value === '' ? null : Number(target.value) })
          }
        />
        <SelectField
          compact
          name="sort"
          label="Ordenar por"
          options={SORT_OPTIONS}
          value={filters.sort}
          onChange={({ target }) => {
            const sort = SORTS.find((known) => known === target.value) ?? 'recent'
            onChange({ sort })
            if (sort === 'nearby') onNearby()
          }}
        />
        {/* Without scripts, submitting needs a button. */}
        <noscript>
          <button type="submit">Filtrar</button>
        </noscript>
      </form>
    </search>
  )
}
