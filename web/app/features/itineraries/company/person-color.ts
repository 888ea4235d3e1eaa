import type { CSSProperties } from 'react'
import type { ColorScheme } from '../../../platform/theme/theme.ts'
import { dayColor } from '../day-color.ts'

const CHANCE_DIGITS = 6

/** One of the product's readable colours for each person, the same one on every screen. */
export const personColor = (id: string, scheme: ColorScheme) => {
  const chance = Number.parseInt(id.slice(-CHANCE_DIGITS), 16) || 0
  return { '--person': dayColor(1 + chance, scheme) } as CSSProperties
}
