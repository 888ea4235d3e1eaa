// A stand-in for the parts of Google's Maps JavaScript API that the product uses, written after its documentation and made of
// plain elements. It runs in the page (see google.ts), so it imports nothing.
;(() => {
  interface Literal {
    lat: number
    lng: number
  }
  interface Box {
    west: number
    south: number
    east: number
    north: number
  }
  type Listener = (event: unknown) => void
  interface Camera {
    center?: Literal | LatLng
    zoom?: number
  }

  const WORLD = 256
  const IDLE_MS = 40

  class LatLng {
    readonly #spot: Literal
    constructor(spot: Literal) {
      this.#spot = spot
    }
    lat = () => this.#spot.lat
    lng = () => this.#spot.lng
  }

  class LatLngBounds {
    #box: Box | null
    constructor(box?: Box) {
      this.#box = box ?? null
    }
    extend({ lat, lng }: Literal) {
      const { west, south, east, north } = this.#box ?? { west: lng, south: lat, east: lng, north: lat }
      this.#box = {
        west: Math.min(west, lng),
        south: Math.min(south, lat),
        east: Math.max(east, lng),
        north: Math.max(north, lat),
      }
      return this
    }
    toJSON = () => this.#box ?? { west: 180, south: 1, east: -180, north: -1 }
    getCenter() {
      const { west, south, east, north } = this.toJSON()
      return new LatLng({ lat: (south + north) / 2, lng: (west + east) / 2 })
    }
  }

  class Listeners {
    readonly #listeners = new Map<string, Set<Listener>>()
    add(name: string, listener: Listener) {
      const same = this.#listeners.get(name) ?? new Set()
      this.#listeners.set(name, same.add(listener))
      return { remove: () => same.delete(listener) }
    }
    tell(name: string, event?: unknown) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event)
    }
  }

  const literal = (spot: Literal | LatLng): Literal =>
    spot instanceof LatLng ? { lat: spot.lat(), lng: spot.lng() } : spot
  const project = ({ lat, lng }: Literal) => ({
    x: (lng + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI),
  })
  const unproject = ({ x, y }: { x: number; y: number }): Literal => ({
    lat: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90,
    lng: x * 360 - 180,
  })

  class GoogleMap {
    readonly #listeners = new Listeners()
    readonly #div: HTMLElement
    readonly #options: { minZoom: number; maxZoom: number }
    /** Every marker is drawn again after each move of the map. */
    readonly markers = new Set<{ draw: () => void }>()
    /** The element with the map's accessible name, which takes clicks and keys. */
    readonly surface = document.createElement('div')
    #center: Literal
    #zoom: number
    #timer: ReturnType<typeof setTimeout> | undefined

    constructor(
      div: HTMLElement,
      options: { center: Literal; zoom: number; minZoom: number; maxZoom: number; mapId: string },
    ) {
      this.#div = div
      this.#options = options
      this.#center = options.center
      this.#zoom = options.zoom
      this.surface.style.cssText = 'position:absolute;inset:0;background:#dfe8d8;overflow:hidden'
      this.surface.tabIndex = 0
      this.surface.setAttribute('role', 'region')
      this.surface.setAttribute('aria-label', 'Mapa')
      this.surface.addEventListener('click', (event) => this.#clicked(event))
      this.surface.addEventListener('keydown', ({ key }) => {
        if (key === 'ArrowRight')
          this.panTo(this.at(this.#div.clientWidth / 2 + 200, this.#div.clientHeight / 2))
      })
      div.replaceChildren(this.surface)
      new ResizeObserver(() => this.#changed()).observe(div)
    }

    #clicked(event: MouseEvent) {
      if (event.target === this.surface)
        this.#listeners.tell('click', { latLng: new LatLng(this.at(event.offsetX, event.offsetY)) })
    }
    #changed() {
      for (const marker of this.markers) marker.draw()
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#listeners.tell('idle'), IDLE_MS)
    }
    get #scale() {
      return WORLD * 2 ** this.#zoom
    }
    /** Converts between pixels of the element and coordinates. */
    at(x: number, y: number): Literal {
      const middle = project(this.#center)
      const { clientWidth, clientHeight } = this.#div
      return unproject({
        x: middle.x + (x - clientWidth / 2) / this.#scale,
        y: middle.y + (y - clientHeight / 2) / this.#scale,
      })
    }
    pixelOf(spot: Literal) {
      const [middle, there] = [project(this.#center), project(spot)]
      return {
        x: this.#div.clientWidth / 2 + (there.x - middle.x) * this.#scale,
        y: this.#div.clientHeight / 2 + (there.y - middle.y) * this.#scale,
      }
    }
    addListener = (name: string, listener: Listener) => this.#listeners.add(name, listener)
    getDiv = () => this.#div
    getCenter = () => new LatLng(this.#center)
    getZoom = () => this.#zoom
    getBounds() {
      const { clientWidth, clientHeight } = this.#div
      if (clientWidth === 0) return undefined
      const [topLeft, bottomRight] = [this.at(0, 0), this.at(clientWidth, clientHeight)]
      return new LatLngBounds({
        west: topLeft.lng,
        south: bottomRight.lat,
        east: bottomRight.lng,
        north: topLeft.lat,
      })
    }
    moveCamera({ center, zoom = this.#zoom }: Camera) {
      if (center) this.#center = literal(center)
      this.#zoom = Math.max(this.#options.minZoom, Math.min(zoom, this.#options.maxZoom))
      this.#changed()
    }
    panTo = (center: Literal) => this.moveCamera({ center })
    setZoom = (zoom: number) => this.moveCamera({ zoom })
    /** Does nothing while the map is not displayed. */
    fitBounds(box: Box, padding: number) {
      const { clientWidth, clientHeight } = this.#div
      if (clientWidth === 0) return
      const [topLeft, bottomRight] = [
        project({ lat: Math.min(box.north, 85), lng: box.west }),
        project({ lat: Math.max(box.south, -85), lng: box.east }),
      ]
      const room = Math.min(
        (clientWidth - 2 * padding) / (bottomRight.x - topLeft.x),
        (clientHeight - 2 * padding) / (bottomRight.y - topLeft.y),
      )
      const center = unproject({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 })
      this.moveCamera({ center, zoom: Math.floor(Math.log2(room / WORLD)) })
    }
  }

  const maps = { Map: GoogleMap, LatLng, LatLngBounds }
  const page = globalThis as unknown as { google: { maps: Record<string, unknown> } }
  const libraries: Record<string, unknown> = {
    maps,
    marker: page.google.maps.standInMarkers,
    places: page.google.maps.standInPlaces,
  }
  Object.assign(page.google.maps, maps, { importLibrary: async (name: string) => libraries[name] })
  ;(page.google.maps.__ib__ as () => void)()
})()
