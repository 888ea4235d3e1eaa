// A stand-in for the parts of Google's marker library that the product uses, made of plain elements. It runs in the page (see
// google.ts), so it imports nothing.
;(() => {
  interface Literal {
    lat: number
    lng: number
  }

  interface GoogleMap {
    surface: HTMLElement
    markers: Set<{ draw: () => void }>
    at: (x: number, y: number) => Literal
    pixelOf: (spot: Literal) => { x: number; y: number }
  }

  interface MarkerOptions {
    map: GoogleMap
    position: Literal
    title: string
    zIndex?: number
    gmpDraggable?: boolean
    gmpClickable?: boolean
    anchorTop?: string
  }

  class AdvancedMarkerElement extends HTMLElement {
    #dragged: ((event: unknown) => void) | undefined
    #map: GoogleMap | null = null
    #position: Literal
    constructor({ map, position, title, zIndex, gmpDraggable, gmpClickable, anchorTop }: MarkerOptions) {
      super()
      this.#position = position
      this.title = title
      this.style.cssText = `position:absolute;translate:-50% ${anchorTop ?? '-100%'};z-index:${zIndex ?? 0}`
      this.setAttribute('role', gmpClickable ? 'button' : 'img')
      this.setAttribute('aria-label', title)
      if (gmpClickable || gmpDraggable) this.tabIndex = 0
      const press = () => gmpClickable && this.dispatchEvent(new Event('gmp-click'))
      this.addEventListener('click', press)
      this.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') press()
        if (key === 'ArrowRight' && gmpDraggable && this.#map) this.#drag(this.#map)
      })
      this.map = map
    }
    #drag(map: GoogleMap) {
      const { x, y } = map.pixelOf(this.#position)
      const spot = map.at(x + 30, y)
      this.position = spot
      this.#dragged?.({ latLng: { lat: () => spot.lat, lng: () => spot.lng } })
    }
    addListener(name: string, listener: (event: unknown) => void) {
      if (name === 'dragend') this.#dragged = listener
    }
    get map() {
      return this.#map
    }
    set map(map: GoogleMap | null) {
      this.#map?.markers.delete(this)
      this.remove()
      this.#map = map
      map?.markers.add(this)
      map?.surface.append(this)
      this.draw()
    }
    set position(spot: Literal) {
      this.#position = spot
      this.draw()
    }
    draw() {
      if (!this.#map) return
      const { x, y } = this.#map.pixelOf(this.#position)
      this.style.left = `${x}px`
      this.style.top = `${y}px`
    }
  }

  class PinElement extends HTMLElement {
    constructor({ background, borderColor }: { background: string; borderColor: string }) {
      super()
      this.style.cssText = `display:block;width:26px;height:36px;border-radius:13px;background:${background};border:2px solid ${borderColor}`
    }
  }

  customElements.define('gmp-advanced-marker', AdvancedMarkerElement)
  customElements.define('gmp-pin', PinElement)

  const page = globalThis as unknown as { google: { maps: Record<string, unknown> } }
  page.google.maps.standInMarkers = { AdvancedMarkerElement, PinElement }
})()
