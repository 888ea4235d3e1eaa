import type { SecondFactor } from '@andariego/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { countOf, formatDate } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useStepFocus } from '../../../ui/focus/use-step-focus.ts'
import { NewCodesForm, TurnOffForm } from './proven-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'
import styles from './two-steps.module.css'

interface TwoStepsSettingsProps {
  email: string
  state: SecondFactor
}

type Open = 'turn-on' | 'new-codes' | 'turn-off' | null

/** Turns the second step on and off: one step after another in the same place. */
export const TwoStepsSettings = ({ email, state }: TwoStepsSettingsProps) => {
  const client = useQueryClient()
  const [opened, setOpen] = useState<Open>(null)
  // The form leaves when the new state is there, in the same frame: the focus goes to its words.
  const open = opened === 'turn-off' && !state.isOn ? null : opened
  const [given, setGiven] = useState<{ codes: readonly string[]; areRenewed: boolean } | null>(null)
  const close = () => setOpen(null)
  const renew = () => invalidateAfter(client, 'POST /auth/second-factor')
  const show = (codes: readonly string[]) => {
    setGiven({ codes, areRenewed: open === 'new-codes' })
    close()
    void renew()
  }
  const turnedOff = async (message: string) => {
    await renew()
    // React Query tells of the new state in a task of its own.
    setTimeout(close)
    showToast(message)
  }
  const part = useStepFocus<HTMLDivElement>(given ? 'codes' : (open ?? 'state'))
  return (
    <div ref={part} className={styles.part}>
      {given ? (
        <RecoveryCodes {...given} onKept={() => setGiven(null)} />
      ) : open === 'turn-on' ? (
        <TurnOn email={email} onDone={show} onCancel={close} />
      ) : open === 'new-codes' ? (
        <NewCodesForm email={email} onDone={show} onCancel={close} />
      ) : open === 'turn-off' ? (
        <TurnOffForm email={email} onDone={turnedOff} onCancel={close} />
      ) : (
        <State state={state} onOpen={setOpen} />
      )}
    </div>
  )
}

const codesLeftIn = ({ codesLeft }: SecondFactor): string =>
  codesLeft === 0
    ? 'No te queda ningún código de recuperación: haz códigos nuevos antes de que pierdas el teléfono.'
    : `Te ${codesLeft === 1 ? 'queda' : 'quedan'} ${countOf(codesLeft, 'código de recuperación', 'códigos de recuperación')}.`

interface StateProps {
  state: SecondFactor
  onOpen: (step: Exclude<Open, null>) => void
}

const State = ({ state, onOpen }: StateProps) => {
  const timeZone = useTimeZone()
  if (!state.isOn)
    return (
      <div className={styles.state}>
        <p tabIndex={-1} data-autofocus>
          Está desactivada.
        </p>
        <Button data-opens="turn-on" onClick={() => onOpen('turn-on')}>
          Activar
        </Button>
      </div>
    )
  return (
    <div className={styles.state}>
      <p tabIndex={-1} data-autofocus>
        Activada desde el {formatDate(state.since, timeZone)}. {codesLeftIn(state)}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" data-opens="new-codes" onClick={() => onOpen('new-codes')}>
          Hacer códigos nuevos
        </Button>
        <Button variant="danger" data-opens="turn-off" onClick={() => onOpen('turn-off')}>
          Desactivar
        </Button>
      </div>
    </div>
  )
}
