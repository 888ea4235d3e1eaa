import type { IControl } from 'maplibre-gl'
import { choosePaper, isOnPaper } from '../builtin/map-look.ts'

/** The icon of a folded map, from Tabler Icons (MIT). */
const DRAWING = 'M3 7l6 -3l6 3l6 -3v13l-6 3l-6 -3l-6 3v-13M9 4v13M15 7v13'
const LABEL = 'Mapa en papel'

const icon = () => {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    fill: 'none',
  }))
    picture.setAttribute(name, value)
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', DRAWING)
  path.setAttribute('stroke', 'currentColor')
  path.setAttribute('stroke-width', '1.8')
  path.setAttribute('stroke-linejoin', 'round')
  picture.append(path)
  return picture
}

/** A button that switches between the paper look and that of the page. */
export const lookControl = (): IControl => {
  const group = document.createElement('div')
  group.className = 'maplibregl-ctrl maplibregl-ctrl-group'
  const button = document.createElement('button')
  button.type = 'button'
  button.title = LABEL
  button.setAttribute('aria-label', LABEL)
  button.setAttribute('aria-pressed', String(isOnPaper()))
  button.style.display = 'grid'
  button.style.placeItems = 'center'
  button.style.color = 'var(--ink)'
  button.append(icon())
  button.addEventListener('click', () => {
    choosePaper(!isOnPaper())
    button.setAttribute('aria-pressed', String(isOnPaper()))
  })
  group.append(button)
  return { onAdd: () => group, onRemove: () => group.remove() }
}
