import type { DataDrivenPropertyValueSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

type Width = DataDrivenPropertyValueSpecification<number>

/** Line widths in pixels at zooms 9, 12, 14, 16 and 18; the casing adds its edge on both sides. */
const WIDTHS: Record<string, [number, number, number, number, number]> = {
  motorway: [1.6, 3.2, 5, 12, 26],
  trunk: [1.2, 2.8, 4.6, 11, 24],
  primary: [0.9, 2.4, 4.2, 10, 22],
  secondary: [0.6, 1.8, 3.6, 9, 20],
  tertiary: [0.3, 1.2, 3, 8, 18],
  residential: [0, 0.5, 1.9, 6.5, 16],
  service: [0, 0, 0.9, 3.4, 9],
}
const ZOOMS = [9, 12, 14, 16, 18]

/** Returns the width of roads by zoom and importance; `edge` pixels more on both sides where they are wide enough. */
export const roadWidth = (edge: number): Width =>
  [
    'interpolate',
    ['exponential', 1.3],
    ['zoom'],
    ...ZOOMS.flatMap((zoom, index) => [
      zoom,
      [
        'match',
        ['get', 'kind_detail'],
        ...Object.entries(WIDTHS).flatMap(([name, widths]) => [
          name,
          (widths[index] ?? 0) + ((widths[index] ?? 0) > 0.8 ? edge * 2 : 0),
        ]),
        (WIDTHS.residential?.[index] ?? 0) + ((WIDTHS.residential?.[index] ?? 0) > 0.8 ? edge * 2 : 0),
      ],
    ]),
  ] as unknown as Width

export const roadColour = (palette: MapPalette): DataDrivenPropertyValueSpecification<string> => [
  'match',
  ['get', 'kind_detail'],
  ['motorway', 'trunk'],
  palette.highway,
  ['primary', 'secondary'],
  palette.major,
  palette.minor,
]
