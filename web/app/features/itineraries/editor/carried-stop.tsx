import { useDndContext } from '@dnd-kit/core'
import { useLayoutEffect } from 'react'
import styles from './carried-stop.module.css'

/** Marks the document while a stop is dragged: styles depend on it. */
const useCarryingMark = (isCarrying: boolean) =>
  useLayoutEffect(() => {
    if (!isCarrying) return
    const { documentElement } = document
    documentElement.toggleAttribute('data-carrying', true)
    return () => documentElement.removeAttribute('data-carrying')
  }, [isCarrying])

/**
 * Shows where a stop would land while it is moved with the keyboard, and which keys move it: one key press moves it only a small
 * distance. Screen readers get the same from the announcements.
 */
export const CarriedStop = ({ positionOver }: { positionOver: (id: string, over: string) => string }) => {
  const { active, over, activatorEvent } = useDndContext()
  useCarryingMark(active !== null)
  if (!active || !(activatorEvent instanceof KeyboardEvent)) return null
  const id = String(active.id)
  const position = positionOver(id, String(over?.id ?? id))
  return (
    <div className={styles.carried} aria-hidden="true">
      <p className={styles.position}>{position}</p>
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> un poco · <kbd>Mayús</kbd> + <kbd>↑</kbd> <kbd>↓</kbd> una parada ·{' '}
        <kbd>Espacio</kbd> soltar · <kbd>Esc</kbd> dejar
      </p>
    </div>
  )
}
