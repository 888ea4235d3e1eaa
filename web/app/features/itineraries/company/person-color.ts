import type { CSSProperties } from 'react'
import type { ColorScheme } from '../../../platform/theme/theme.ts'
import { dayColor } from '../day-color.ts'

/** The last digits of an id are random. */
const CHANCE_DIGITS = 6

/** A readable colour for each person, derived from their id, so that it is the same on every screen. */
export const personColor = (id: string, scheme: ColorScheme) => {
  const chance = Number.parseInt(id.slice(-CHANCE_DIGITS), 16) || 0
  return { '--person': dayColor(1 + chance, scheme) } as CSSProperties
}
