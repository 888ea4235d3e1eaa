import type { PlannedStop } from '@andariego/contract/itineraries'
import { IconRoute } from '@tabler/icons-react'
import { showToast } from '../../../platform/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { distanceLabel } from '../distance-label.ts'
import { orderOperations } from './arrange-operations.ts'
import { shorterOrder } from './shorter-order.ts'
import type { Change } from './use-trip.ts'

const UNDO_MS = 15_000
/** Savings below this are not worth a new order. In kilometres. */
const WORTH_KM = 0.05

interface OrderDayButtonProps {
  date: string
  stops: readonly PlannedStop[]
  change: Change
}

/** Button that puts a day into a shorter order; a stop with a fixed time keeps its position. One press undoes it. */
export const OrderDayButton = ({ date, stops, change }: OrderDayButtonProps) => {
  const order = () => {
    const known = stops.map(({ id, place, startTime }) => ({ id, place, isFixed: startTime !== null }))
    const shorter = shorterOrder(known)
    if (shorter.savedKilometres < WORTH_KM) {
      showToast('No encontramos un orden más corto.', { kind: 'info' })
      return
    }
    const before = known.map(({ id }) => id)
    change(orderOperations(date, before, shorter.order))
    showToast(`Se ahorran ${distanceLabel(shorter.savedKilometres)} en línea recta.`, {
      durationMs: UNDO_MS,
      action: {
        label: 'Deshacer',
        run: () => change(orderOperations(date, shorter.order, before)),
      },
    })
  }
  return (
    <Button size="small" variant="quiet" icon={<IconRoute aria-hidden="true" />} onClick={order}>
      Ordenar por cercanía
    </Button>
  )
}
