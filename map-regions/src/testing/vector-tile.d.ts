declare module 'pbf' {
  type ReadField<Result> = (field: number, result: Result, pbf?: Pbf) => void
  export default class Pbf {
    constructor(bytes: Uint8Array)
    readFields<Result>(read: ReadField<Result>, result: Result): Result
    readMessage<Result>(read: ReadField<Result>, result: Result): Result
    readVarint(): number
    readString(): string
    readBytes(): Uint8Array
    readPackedVarint(): number[]
    readPackedSVarint(): number[]
  }
}

declare module '@mapbox/vector-tile' {
  import type Pbf from 'pbf'

  export interface VectorTileFeature {
    type: 1 | 2 | 3
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
