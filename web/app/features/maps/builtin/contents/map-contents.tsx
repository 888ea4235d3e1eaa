import { IconListDetails } from '@tabler/icons-react'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { countOf } from '../../../../platform/format/format.ts'
import type { Coordinates } from '../../map-source.ts'
import { useControlElement } from '../../maplibre/use-control-element.ts'
import { usePlacedElement } from '../../maplibre/use-placed-element.ts'
import { drawnPoints } from './drawn-points.ts'
import classes from './map-contents.module.css'
import { type MapPoint, mapPoints } from './map-points.ts'
import { stepTo } from './step-to.ts'

const LABEL = 'En este mapa'
/** The zoom for a point chosen from the list, close enough to see its surroundings. */
const LEAST_ZOOM = 15

interface MapContentsProps {
  map: MapLibre
  /** The place that the map is about. Distances are measured from it; without one, from the centre of the map. */
  marker: Coordinates | undefined
  /** Picks a point, like a click on the map. */
  onPick?: (latitude: number, longitude: number) => void
}

/** A list of everything that the map draws as symbols, for people who cannot see or click them. */
export const MapContents = ({ map, marker, onPick }: MapContentsProps) => {
  const control = useControlElement(map)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  /** The point from which distances are measured; fixed while the list is open, so that the order stays the same. */
  const [from, setFrom] = useState<Coordinates | null>(null)
  const [points, setPoints] = useState<MapPoint[]>([])
  const [current, setCurrent] = useState<MapPoint | null>(null)
  const [chosen, setChosen] = useState<MapPoint | null>(null)
  const isOpen = from !== null

  const look = useEffectEvent(() => from && setPoints(mapPoints(drawnPoints(map), from)))
  useEffect(() => {
    if (!isOpen) return
    const update = () => look()
    update()
    panel.current?.focus()
    map.on('idle', update)
    return () => {
      map.off('idle', update)
    }
  }, [map, isOpen])

  const open = () => {
    const { lat, lng } = map.getCenter().wrap()
    setFrom(marker ?? { latitude: lat, longitude: lng })
  }
  const close = () => {
    setFrom(null)
    setCurrent(null)
    setChosen(null)
  }
  const choose = (point: MapPoint) => {
    setCurrent(point)
    setChosen(point)
    map.easeTo({
      center: [point.longitude, point.latitude],
      zoom: Math.max(map.getZoom(), LEAST_ZOOM),
    })
    onPick?.(point.latitude, point.longitude)
  }
  const keys = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return stepTo(event)
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  /** Closes the list when the focus moves elsewhere. */
  const leave = ({ relatedTarget }: React.FocusEvent) => {
    const isWithin = relatedTarget === button.current || panel.current?.contains(relatedTarget)
    if (relatedTarget && !isWithin) close()
  }

  return (
    <>
      {control &&
        createPortal(
          <button
            ref={button}
            type="button"
            title={LABEL}
            aria-label={LABEL}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            className={classes.button}
            onClick={isOpen ? close : open}
          >
            <IconListDetails aria-hidden="true" />
          </button>,
          control,
        )}
      {isOpen && (
        <section
          ref={panel}
          id={id}
          tabIndex={-1}
          aria-label={LABEL}
          className={classes.panel}
          onKeyDown={keys}
          onBlur={leave}
        >
          <p className={classes.title}>{LABEL}</p>
          <p className={classes.count} role="status">
            {chosen && chosen.key === current?.key
              ? `${chosen.name}: en el centro del mapa.`
              : countWords(points)}
          </p>
          <ul className={classes.list}>
            {points.map((point, index) => (
              <li key={point.key}>
                <button
                  type="button"
                  // Roving tabindex: one tab stop for the whole list, arrow keys move inside it.
                  tabIndex={point.key === current?.key || (index === 0 && !has(points, current)) ? 0 : -1}
                  aria-current={point.key === current?.key || undefined}
                  onFocus={() => setCurrent(point)}
                  onPointerEnter={() => setCurrent(point)}
                  onClick={() => choose(point)}
                >
                  <strong>{point.name}</strong> <span>{point.about}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOpen && current && <Ring map={map} point={current} />}
    </>
  )
}

const countWords = ({ length }: readonly MapPoint[]) =>
  length === 0 ? 'Aquí el mapa no dibuja puntos. Aléjalo para ver más.' : countOf(length, 'punto', 'puntos')

const has = (points: readonly MapPoint[], point: MapPoint | null) =>
  points.some(({ key }) => key === point?.key)

/** Marks the list's current point on the map. */
const Ring = ({ map, point }: { map: MapLibre; point: Coordinates }) => {
  const element = usePlacedElement(map, point, { anchor: 'center' })
  return element && createPortal(<span className={classes.ring} aria-hidden="true" />, element)
}
