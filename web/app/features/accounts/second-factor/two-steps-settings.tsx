import type { SecondFactor } from '@andariego/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { countOf, formatDate } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NewCodesForm, TurnOffForm } from './proven-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'
import styles from './two-steps.module.css'

interface TwoStepsSettingsProps {
  email: string
  state: SecondFactor
}

type Open = 'turn-on' | 'new-codes' | 'turn-off' | null

export const TwoStepsSettings = ({ email, state }: TwoStepsSettingsProps) => {
  const client = useQueryClient()
  const timeZone = useTimeZone()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpen(null)
  const show = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    close()
    void invalidateAfter(client, 'POST /auth/second-factor')
  }
  const turnedOff = (message: string) => {
    showToast(message)
    close()
    void invalidateAfter(client, 'POST /auth/second-factor')
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (open === 'turn-on') return <TurnOn email={email} onDone={show} onCancel={close} />
  if (open === 'new-codes') return <NewCodesForm email={email} onDone={show} onCancel={close} />
  if (open === 'turn-off') return <TurnOffForm email={email} onDone={turnedOff} onCancel={close} />
  if (!state.isOn)
    return (
      <div className={styles.state}>
        <p>Está desactivada.</p>
        <Button onClick={() => setOpen('turn-on')}>Activar</Button>
      </div>
    )
  return (
    <div className={styles.state}>
      <p>
        Activada desde el {formatDate(state.since, timeZone)}. Te {state.codesLeft === 1 ? 'queda' : 'quedan'}{' '}
        {countOf(state.codesLeft, 'código de recuperación', 'códigos de recuperación')}.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setOpen('new-codes')}>
          Hacer códigos nuevos
        </Button>
        <Button variant="danger" onClick={() => setOpen('turn-off')}>
          Desactivar
        </Button>
      </div>
    </div>
  )
}
