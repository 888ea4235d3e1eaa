import type { EmailVisibility } from '@andariego/contract/profile-rules'

export const VISIBILITY_OPTIONS: { value: EmailVisibility; label: string }[] = [
  { value: 'everyone', label: 'Todo el mundo' },
  { value: 'members', label: 'Solo quienes han iniciado sesión' },
  { value: 'nobody', label: 'Nadie' },
]

const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })

/** The hint for the handle; `fixedUntil` is when it may be changed again, null when it may be changed now. */
export const handleHint = (fixedUntil: string | null): string =>
  fixedUntil === null
    ? 'Único en Andariego, como @lucia. Se puede cambiar una vez al mes.'
    : `Podrás cambiarlo otra vez el ${day.format(new Date(fixedUntil))}. El anterior también te encuentra.`
