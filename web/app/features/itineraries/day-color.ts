import type { ColorScheme } from '../../platform/theme/theme.ts'

/**
 * One colour for each day, for its column and its line on the map, which cannot read CSS variables. Each has a readable contrast
 * with the page's surface in both directions.
 */
export const DAY_COLORS: Record<ColorScheme, readonly string[]> = {
  light: ['#0b5d59', '#b4472f', '#2c5a8e', '#83570b', '#7a3a6c', '#4a6a1d', '#a02c5c', '#4d4b94'],
  dark: ['#63cdbf', '#f0906f', '#8ab9ec', '#f2b84b', '#d69ccf', '#a9ca6c', '#f591b1', '#acb0f2'],
}

/** The colour of the day with this number; the colours repeat after eight days. */
export const dayColor = (number: number, scheme: ColorScheme): string => {
  const colors = DAY_COLORS[scheme]
  return colors[(number - 1) % colors.length] ?? ''
}
