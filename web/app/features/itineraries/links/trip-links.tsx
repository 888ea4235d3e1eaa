import { isCalendarDay, LAST_YEAR } from '@andariego/contract/itineraries-rules'
import {
  type LinkKind,
  PUBLIC_FIELDS,
  type PublicField,
  type TripRole,
  tripsMessages,
} from '@andariego/contract/trips-rules'
import { useState } from 'react'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { share } from '../../../ui/feedback/share.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { today } from '../../../ui/form/date/calendar-days.ts'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { linkDetails } from './link-words.ts'
import { ROLE_OPTIONS } from './roles.ts'
import styles from './share-trip.module.css'
import { type NewLink, useEndLink, useMakeLink, useTripLinks } from './use-trip-links.ts'

const KIND_LABELS: Record<LinkKind, string> = {
  public: 'Página pública',
  calendar: 'Calendario al que suscribirse',
  invitation: 'Invitación',
}
const FIELD_LABELS: Record<PublicField, string> = {
  dates: 'Fechas y horas (si no, solo el mes)',
  notes: 'Notas y títulos',
  costs: 'Costos',
  people: 'De quién es',
}
const MadeLink = ({ kind, url }: { kind: LinkKind; url: string }) => {
  const address = kind === 'calendar' ? url.replace(/^https?:/, 'webcal:') : url
  return (
    <div className={styles.made} role="status">
      <p>Cópialo ahora: por seguridad no se vuelve a mostrar.</p>
      <code className={styles.address}>{address}</code>
      <Button
        size="small"
        onClick={() => void share({ title: KIND_LABELS[kind], url: address }, 'Enlace copiado.')}
      >
        Compartir o copiar
      </Button>
    </div>
  )
}

/** The links to a trip, with a form for a new one. */
export const TripLinks = ({ id, name }: { id: string; name: string }) => {
  const { data } = useTripLinks(id)
  const make = useMakeLink(id)
  const barred = useBarred('publish')
  const end = useEndLink(id)
  const timeZone = useTimeZone()
  const [kind, setKind] = useState<LinkKind>('public')
  const [fields, setFields] = useState<readonly PublicField[]>([])
  const [until, setUntil] = useState('')
  const [role, setRole] = useState<TripRole>('view')
  const isOver = isCalendarDay(until) && until < today()
  const written: NewLink =
    kind === 'public'
      ? { kind, fields: [...fields], until: isCalendarDay(until) ? until : null }
      : kind === 'invitation'
        ? { kind, role }
        : { kind }
  return (
    <section className={styles.part} aria-label="Enlaces">
      <h3>Enlaces</h3>
      <ul className={styles.list}>
        {(data?.data ?? []).map((link) => (
          <li key={link.id} className={styles.row}>
            <span className={styles.words}>
              {KIND_LABELS[link.kind]} <span className={styles.quiet}>{linkDetails(link, timeZone)}</span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Retirar: ${KIND_LABELS[link.kind]} ${linkDetails(link, timeZone)}`}
              onClick={() =>
                end.mutate(link.id, { onSuccess: () => link.id === make.data?.id && make.reset() })
              }
            >
              Retirar
            </Button>
          </li>
        ))}
      </ul>
      <SelectField
        compact
        label="Enlace nuevo"
        value={kind}
        options={Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          setKind(target.value as LinkKind)
          make.reset()
        }}
      />
      {kind === 'public' && (
        <fieldset className={styles.fields}>
          <legend>Muestra los lugares y además</legend>
          {PUBLIC_FIELDS.map((field) => (
            <Checkbox
              key={field}
              compact
              label={FIELD_LABELS[field]}
              checked={fields.includes(field)}
              onChange={({ target: { checked } }) =>
                setFields(checked ? [...fields, field] : fields.filter((one) => one !== field))
              }
            />
          ))}
          <DateField
            compact={!isOver}
            label="Último día (opcional)"
            value={until}
            min={today()}
            max={`${LAST_YEAR}-12-31`}
            error={isOver ? tripsMessages.linkOver : null}
            onChange={setUntil}
          />
        </fieldset>
      )}
      {kind === 'calendar' && (
        <p className={styles.quiet}>
          Lleva las fechas, las horas y las notas del viaje, sin costos ni reservas. Dáselo solo a quien pueda
          verlas.
        </p>
      )}
      {kind === 'invitation' && (
        <SelectField
          compact
          label="Quien la acepta"
          value={role}
          options={ROLE_OPTIONS}
          onChange={({ target }) => setRole(target.value as TripRole)}
        />
      )}
      <div>
        <Button
          variant="secondary"
          once
          busy={make.isPending}
          disabled={kind === 'public' && until !== '' && (!isCalendarDay(until) || isOver)}
          onClick={() => make.mutate(written)}
          {...barred}
        >
          Crear enlace
        </Button>
      </div>
      {make.data && <MadeLink key={make.data.id} kind={make.data.kind} url={make.data.url} />}
      <p className={styles.quiet}>Quien tenga un enlace de «{name}» puede abrirlo hasta que lo retires.</p>
    </section>
  )
}
