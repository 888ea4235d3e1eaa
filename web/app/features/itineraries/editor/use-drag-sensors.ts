import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { byArrows } from './keyboard-steps.ts'

/** A press that moves less than this is a click, not a drag. */
const DRAG_STARTS_AFTER_PX = 8

/** The sensors for dragging stops: by pointer, and by keyboard in steps. */
export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrows }),
  )
