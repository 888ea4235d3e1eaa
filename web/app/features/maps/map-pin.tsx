import type { CSSProperties, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { MapMarker } from './map-source.ts'
import classes from './map-view.module.css'

interface MapPinProps {
  marker: MapMarker
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A pin whose tip marks the position: a link, a draggable marker, or an image with a name. */
export const MapPin = ({ marker, onKeyDown }: MapPinProps) => {
  const { label, href, color, symbol, drawing: shape, highlighted, small } = marker
  const style = { '--pin': color ?? 'var(--accent)' } as CSSProperties
  const name = symbol ? `${symbol}. ${label}` : label
  const drawing = (
    <svg
      data-highlighted={highlighted || undefined}
      data-small={small || undefined}
      viewBox="0 0 32 42"
      width="32"
      height="42"
      aria-hidden
    >
      <path d="M16 41C13 33 2 27 2 15.5a14 14 0 0 1 28 0C30 27 19 33 16 41Z" className={classes.pinBody} />
      {symbol ? (
        <text x="16" y="20.5" textAnchor="middle" className={classes.pinSymbol}>
          {symbol}
        </text>
      ) : shape ? (
        <use href={shape} x="9" y="8.5" width="14" height="14" className={classes.pinDrawing} />
      ) : (
        <circle cx="16" cy="15.5" r="5" className={classes.pinEye} />
      )}
    </svg>
  )
  if (href) {
    return (
      <Link to={href} className={classes.pin} style={style} aria-label={name} title={label}>
        {drawing}
      </Link>
    )
  }
  if (onKeyDown) {
    return (
      <button
        type="button"
        className={classes.pin}
        style={style}
        aria-label={`${name}. Muévelo con las flechas.`}
        title={label}
        onKeyDown={onKeyDown}
      >
        {drawing}
      </button>
    )
  }
  return (
    <span role="img" className={classes.pin} style={style} aria-label={name} title={label}>
      {drawing}
    </span>
  )
}
