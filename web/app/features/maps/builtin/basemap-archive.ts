import { addProtocol, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { FetchSource, PMTiles, Protocol } from 'pmtiles'
import archiveUrl from './base.pmtiles?url'

const protocol = new Protocol()
let registered = false

/**
 * Tells the renderer where its worker is (a file of our own, so that `worker-src 'self'` suffices) and how to read
 * the archive. A fresh reader each time: one that failed remembers its failure.
 */
export const prepareRenderer = (): string => {
  if (!registered) {
    setWorkerUrl(workerUrl)
    addProtocol('pmtiles', protocol.tile)
    registered = true
  }
  protocol.add(new PMTiles(new FetchSource(archiveUrl)))
  return archiveUrl
}
