import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Appeals } from './appeals.tsx'
import { CaseFileView } from './case-file.tsx'
import { DecidedCases, OpenCases } from './cases.tsx'
import styles from './desk.module.css'
import { DecisionLog } from './log.tsx'
import { useFocusBack } from './use-focus-back.ts'

const TABS = [
  { name: 'abiertas', label: 'Abiertas' },
  { name: 'correcciones', label: 'Correcciones' },
  { name: 'apelaciones', label: 'Apelaciones' },
  { name: 'decididas', label: 'Decididas' },
  { name: 'registro', label: 'Registro' },
] as const
type View = (typeof TABS)[number]['name']

const viewOf = (name: string | null): View => TABS.find((tab) => tab.name === name)?.name ?? 'abiertas'

/** The moderators' desk: the queue beside the open case, and the `corrections` of places. The server checks who may see it. */
export const Desk = ({ corrections }: { corrections: ReactNode }) => {
  const [parameters, setParameters] = useSearchParams()
  const view = viewOf(parameters.get('vista'))
  const openId = parameters.get('caso')
  const queue = useFocusBack(openId)
  const show = (next: View, id: string | null = null) =>
    setParameters(
      { ...(next !== 'abiertas' && { vista: next }), ...(id && { caso: id }) },
      { preventScrollReset: true },
    )
  const open = (id: string) => show(view, id)
  return (
    <Tabs label="Mesa de moderación" tabs={TABS} selected={view} onSelect={(next) => show(next)}>
      {view === 'correcciones' && corrections}
      {view === 'apelaciones' && <Appeals />}
      {view === 'registro' && <DecisionLog />}
      {(view === 'abiertas' || view === 'decididas') && (
        <div className={styles.desk} data-open={openId !== null || undefined}>
          <div ref={queue} tabIndex={-1} className={styles.queue}>
            {view === 'abiertas' ? (
              <OpenCases openId={openId} onOpen={open} />
            ) : (
              <DecidedCases openId={openId} onOpen={open} />
            )}
          </div>
          {openId !== null && <CaseFileView key={openId} id={openId} onClose={() => show(view)} />}
        </div>
      )}
    </Tabs>
  )
}
