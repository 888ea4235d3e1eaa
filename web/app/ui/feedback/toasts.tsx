import { IconX } from '@tabler/icons-react'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { dismissToast, type Toast, toastStore } from '../../platform/toasts.ts'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { openModals } from '../overlay/open-modals.ts'
import styles from './toasts.module.css'

const nothing: readonly Toast[] = []

const raise = (popover: HTMLElement) => {
  if (popover.matches(':popover-open')) popover.hidePopover()
  popover.showPopover()
}

/** Toasts rarely appear together with a dialog, so the code that keeps them off its buttons loads only then. */
const keepClear = (popover: HTMLElement) => {
  if (document.querySelector('dialog:modal'))
    import('./clear-of-dialog.ts').then(
      ({ keepClearOfDialog }) => keepClearOfDialog(popover),
      () => {},
    )
  else popover.style.removeProperty('inset-block-end')
}

/**
 * All toasts; mount it once. A modal dialog makes all that is outside of it inert: neither could a toast's button be pressed, nor would
 * it be read aloud. So the toasts are inside the dialog as long as it is open.
 */
export const Toasts = () => {
  const dialog = useSyncExternalStore(openModals.subscribe, openModals.last, () => null)
  return dialog ? createPortal(<ToastRegion />, dialog) : <ToastRegion />
}

/**
 * The container of the toasts. Screen readers announce an error at once and other toasts politely; this works because both live
 * regions exist before a toast is added.
 */
const ToastRegion = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => nothing)
  const region = useRef<HTMLElement>(null)
  // A popover is above everything that was opened before it, including modal dialogs.
  useEffect(() => {
    const element = region.current
    // The dialog around it may just have been taken away: the toasts are then rendered anew, on the page.
    if (!element?.isConnected) return
    const shown = element.matches(':popover-open')
    if (shown && !(toasts.length > 0 && document.querySelector('dialog:modal'))) return
    raise(element)
    keepClear(element)
  }, [toasts])
  return (
    <section ref={region} popover="manual" aria-label="Avisos" className={styles.region} data-print="hidden">
      <ToastList role="status" toasts={toasts.filter(({ kind }) => kind !== 'error')} />
      <ToastList role="alert" toasts={toasts.filter(({ kind }) => kind === 'error')} />
    </section>
  )
}

const ToastList = ({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) => (
  <div role={role} className={styles.list}>
    {toasts.map((toast) => (
      <ToastCard key={toast.id} toast={toast} />
    ))}
  </div>
)

/**
 * Gives the focus of a toast that is about to go back to what had it when the toast appeared, otherwise to where the visitor came
 * from, otherwise to the page.
 */
const useFocusBack = () => {
  const toast = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const cameFrom = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  const isOutside = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement &&
    element !== document.body &&
    element.checkVisibility() &&
    element.closest('[popover="manual"]') === null
  return {
    toast,
    remember: ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) cameFrom.current = relatedTarget
    },
    giveBack: () => {
      if (!toast.current?.contains(document.activeElement)) return
      const back = [before.current, cameFrom.current, document.querySelector('main')].find(isOutside)
      back?.focus({ preventScroll: true })
    },
  }
}

/** The timer pauses while the toast is hovered or has the focus. */
const ToastCard = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false)
  const { id, durationMs, action } = toast
  const focus = useFocusBack()
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [held, id, durationMs])
  const close = () => {
    focus.giveBack()
    dismissToast(id)
  }
  const act = () => {
    close()
    action?.run()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds its clock
    <div
      ref={focus.toast}
      className={classNames(styles.toast, styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        focus.remember(event)
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.message}>{toast.message}</p>
      {action && (
        <Button variant="quiet" size="small" onClick={act} className={styles.action}>
          {action.label}
        </Button>
      )}
      <IconButton
        label="Cerrar aviso"
        icon={<IconX aria-hidden="true" />}
        onClick={close}
        className={styles.close}
      />
    </div>
  )
}
