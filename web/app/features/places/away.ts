import { kilometresBetween, type Position } from '@andariego/contract/distance'
import { formatNumber } from '../../platform/format/format.ts'

/** A distance to two digits: `a 340 m`, `a 1,2 km`. */
export const away = (from: Position, to: Position): string => {
  const distance = Number(kilometresBetween(from, to).toPrecision(2))
  const [amount, unit] = distance < 1 ? [Math.round(distance * 1000), 'm'] : [distance, 'km']
  return `a ${Number.isInteger(amount) ? formatNumber(amount) : String(amount).replace('.', ',')}\u00a0${unit}`
}
