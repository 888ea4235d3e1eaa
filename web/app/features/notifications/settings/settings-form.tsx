import type { NotificationSettings } from '@andariego/contract/notifications'
import {
  modeNames,
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationKinds,
  notificationsMessages,
} from '@andariego/contract/notifications-rules'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { readClockTime } from '../../../platform/format/clock-time.ts'
import { timeZoneName, useTimeZone } from '../../../platform/format/time-zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from './settings-form.module.css'
import { useSaveSettings } from './use-save-settings.ts'

/** The default quiet hours. */
const NIGHT = { from: '22:00', to: '08:00' }

const optionsOf = (kind: NotificationKind) =>
  notificationKinds[kind].modes.map((mode) => ({ value: mode, label: modeNames[mode] }))

const timeProblem = (typed: string) =>
  readClockTime(typed) === null ? notificationsMessages.quietTime : null
const HOUR = { inputMode: 'numeric', autoComplete: 'off', placeholder: NIGHT.from } as const

/** For each kind of notification, how it is delivered, and the quiet hours without mail. Hours are in the browser's time zone. */
export const SettingsForm = ({ settings }: { settings: NotificationSettings }) => {
  const save = useSaveSettings()
  const timeZone = useTimeZone()
  const [done, setDone] = useState(false)
  const { values, form, submit, field, choice, set } = useForm({
    initial: {
      ...(settings.modes as Record<NotificationKind, string>),
      quiet: settings.quietHours === null ? '' : 'on',
      ...(settings.quietHours ?? NIGHT),
    },
    check: ({ quiet, from, to }) =>
      quiet === ''
        ? {}
        : {
            from: timeProblem(from),
            to:
              timeProblem(to) ??
              (readClockTime(from) === readClockTime(to) ? notificationsMessages.quietSame : null),
          },
    send: ({ quiet, from, to, ...modes }) => {
      setDone(false)
      const quietHours =
        quiet === '' ? null : { from: readClockTime(from) ?? from, to: readClockTime(to) ?? to }
      const body = { modes: modes as NotificationSettings['modes'], quietHours, timeZone }
      save.mutate(body, { onSuccess: () => setDone(true) })
    },
  })
  return (
    <form {...form} className={styles.form}>
      <div className={styles.kinds}>
        {NOTIFICATION_KINDS.map((kind) => (
          <SelectField
            key={kind}
            name={kind}
            label={notificationKinds[kind].name}
            hint={notificationKinds[kind].hint}
            compact
            options={optionsOf(kind)}
            value={values[kind]}
            onChange={({ target }) => set(kind, target.value)}
          />
        ))}
      </div>
      <Checkbox {...choice('quiet')} compact label="No enviarme correos a ciertas horas" />
      {values.quiet !== '' && (
        <div className={styles.hours}>
          <TextField {...field('from')} {...HOUR} label="Desde" />
          <TextField {...field('to')} {...HOUR} placeholder={NIGHT.to} label="Hasta" />
        </div>
      )}
      <p className={styles.zone}>
        Por tu reloj ({timeZoneName(timeZone)}). El resumen sale los lunes por la mañana, y solo si hay algo
        que no viste.
      </p>
      {save.isError && <FormMessage>{formatError(save.error)}</FormMessage>}
      {done && <FormMessage kind="success">Tus notificaciones se guardaron.</FormMessage>}
      <Button {...submit} className={styles.submit} busy={save.isPending}>
        {save.isPending ? 'Guardando…' : 'Guardar notificaciones'}
      </Button>
    </form>
  )
}
