import { type CSSProperties, useId } from 'react'
import type { Label } from './draw-labels.ts'
import type { DrawnMap as Drawn } from './draw-map.ts'
import styles from './drawn-map.module.css'
import { PIN_RADIUS } from './spread-pins.ts'

const metres = new Intl.NumberFormat('es', { style: 'unit', unit: 'meter' })
const kilometres = new Intl.NumberFormat('es', { style: 'unit', unit: 'kilometer' })
const inWords = (length: number) =>
  length < 1_000 ? metres.format(length) : kilometres.format(length / 1_000)

const Name = ({ label }: { label: Label }) => {
  const { lines, x, y, turned, size, lineHeight, weight, isItalic, spacing, color, halo, haloWidth, dot } =
    label
  return (
    <>
      {dot && <circle cx={dot.x} cy={dot.y} r={2.2} fill={color} />}
      <text
        className={styles.name}
        transform={turned ? `rotate(${turned.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` : undefined}
        fontSize={size.toFixed(1)}
        fontWeight={weight}
        fontStyle={isItalic ? 'italic' : undefined}
        letterSpacing={spacing || undefined}
        fill={color}
        stroke={halo}
        strokeWidth={2 * haloWidth}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <tspan key={index} x={x.toFixed(1)} y={(y + index * lineHeight).toFixed(1)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

interface DrawnMapProps {
  map: Drawn
  /** The accessible name. */
  label: string
  /** The colour of pins and route; it must be dark enough for white numbers. */
  color: string
}

/** A map with stops numbered in their order and the route between them, sharp on paper and on the screen. */
export const DrawnMap = ({ map, label, color }: DrawnMapProps) => {
  const { width, height, background, shapes, labels, pins, scale, attribution } = map
  const frame = useId()
  const way = pins.map(({ spot: { x, y } }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  const right = width - 12
  return (
    <div className={styles.map} style={{ '--pin': color } as CSSProperties}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
        <clipPath id={frame}>
          <rect width={width} height={height} rx={6} />
        </clipPath>
        <g clipPath={`url(#${frame})`}>
          <rect width={width} height={height} fill={background} />
          {shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
            <path key={index} {...shape} />
          ))}
          {labels.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <Name key={index} label={one} />
          ))}
          {way.length > 1 && <path d={`M${way.join('L')}`} className={styles.way} />}
          {pins.map(({ spot, pin }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its number
            <g key={index}>
              <path d={`M${spot.x} ${spot.y}L${pin.x} ${pin.y}`} className={styles.leader} />
              <circle cx={spot.x} cy={spot.y} r={2.5} className={styles.spot} />
              <circle cx={pin.x} cy={pin.y} r={PIN_RADIUS - 1} className={styles.pin} />
              <text x={pin.x} y={pin.y} className={styles.number} fontSize={index < 99 ? 11 : 8}>
                {index + 1}
              </text>
            </g>
          ))}
          <path d={`M${right - scale.pixels} ${height - 16}v6h${scale.pixels}v-6`} className={styles.scale} />
          <text x={right - scale.pixels / 2} y={height - 18} className={styles.scaleWords}>
            {inWords(scale.metres)}
          </text>
        </g>
        <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={6} className={styles.edge} />
      </svg>
      <p className={styles.attribution}>{attribution}</p>
    </div>
  )
}
