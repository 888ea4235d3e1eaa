import type { TripRole } from '@andariego/contract/trips-rules'

export const ROLE_OPTIONS: { value: TripRole; label: string }[] = [
  { value: 'edit', label: 'Edita' },
  { value: 'view', label: 'Solo mira' },
]
