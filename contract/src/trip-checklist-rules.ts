import { writtenLine } from './trip-note-rules.ts'
import { type Operation, type Outcome, refused, replaced } from './trip-operation-rules.ts'
import {
  type ChecklistItem,
  isIn,
  type Plan,
  placedAfter,
  standsAfter,
  withoutOldRemovals,
} from './trip-plan-rules.ts'
import { CHECKLIST_MAX, CHECKLIST_TEXT_MAX, tripsMessages } from './trips-rules.ts'

const itemUnknown = refused('not-found', tripsMessages.itemUnknown)

type ItemOperation = Extract<Operation, { itemId: string }>

export const changedItems = (plan: Plan, operation: ItemOperation): Outcome => {
  const { itemId } = operation
  const known = plan.checklist.find(({ id }) => id === itemId)
  const after = 'after' in operation ? operation.after : undefined
  const put = (item: ChecklistItem, undo: Operation[]): Outcome => {
    const isMoved = after !== undefined || !known
    const checklist = isMoved
      ? placedAfter(plan.checklist, item, after ?? (known ? null : (plan.checklist.at(-1)?.id ?? null)))
      : replaced(plan.checklist, item)
    return { plan: { ...plan, checklist }, undo }
  }
  if (operation.kind === 'add-item') {
    if (known && isIn(known)) return refused('id-taken', tripsMessages.idTaken)
    if (plan.checklist.filter(isIn).length >= CHECKLIST_MAX)
      return refused('too-many', tripsMessages.tooManyItems)
    const { text, isDone = known?.isDone ?? false } = operation
    return put({ id: itemId, text, isDone, removal: null }, [{ kind: 'remove-item', itemId }])
  }
  if (!known) return itemUnknown
  if (operation.kind === 'remove-item') {
    if (!isIn(known)) return { plan, undo: [] }
    const removals = plan.removals + 1
    const checklist = withoutOldRemovals(replaced(plan.checklist, { ...known, removal: removals }))
    const { text, isDone } = known
    return { plan: { ...plan, checklist, removals }, undo: [{ kind: 'add-item', itemId, text, isDone }] }
  }
  const { isDone = known.isDone, from } = operation
  const text = writtenLine(known.text, operation.text ?? known.text, from?.text, CHECKLIST_TEXT_MAX)
  if (text === undefined) return refused('too-many', tripsMessages.linesTooLong)
  const undo: Operation = { kind: 'set-item', itemId }
  if (operation.text !== undefined) undo.text = known.text
  if (operation.isDone !== undefined) undo.isDone = known.isDone
  if (after !== undefined) undo.after = standsAfter(plan.checklist, itemId)
  return put({ ...known, text, isDone }, [undo])
}
