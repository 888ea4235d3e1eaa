import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { FetchSource, PMTiles, Protocol } from 'pmtiles'
import type { MapRegion } from '../map-source.ts'
import archiveUrl from './base.pmtiles?url'
import { regionArchive } from './region-archive.ts'

const protocol = new Protocol()
let registered = false

/**
 * Tells the renderer where its worker is (a file of our own, so that `worker-src 'self'` suffices) and how to read the archives.
 * Each call creates a new reader, because one that failed remembers its failure.
 */
export const prepareRenderer = (regions: readonly MapRegion[]): string => {
  if (!registered) {
    setWorkerUrl(workerUrl)
    addProtocol('pmtiles', protocol.tile)
    registered = true
  }
  for (const url of [archiveUrl, ...regions.map(regionArchive)])
    protocol.add(new PMTiles(new FetchSource(url)))
  return archiveUrl
}
