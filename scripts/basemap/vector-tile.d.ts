declare module 'pbf' {
  export default class Pbf {
    constructor(bytes: Uint8Array)
  }
}

declare module '@mapbox/vector-tile' {
  import type Pbf from 'pbf'

  export interface VectorTileFeature {
    properties: Record<string, string | number | boolean>
    loadGeometry(): { x: number; y: number }[][]
    bbox(): [number, number, number, number]
  }
  export interface VectorTileLayer {
    length: number
    feature(index: number): VectorTileFeature
  }
  export class VectorTile {
    constructor(pbf: Pbf)
    layers: Record<string, VectorTileLayer>
  }
}
