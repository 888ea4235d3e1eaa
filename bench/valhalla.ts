import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fetchedPackage } from '../tools/fetched-package.ts'

const VERSION = '3.6.1'

interface Spot {
  latitude: number
  longitude: number
}
interface Trip {
  trip: { summary: { length: number; time: number }; legs: { shape: string }[] }
}
type Settings = Record<'mjolnir' | 'additional_data', Record<string, unknown>>
interface Valhalla {
  getConfig: (options: { tileDir: string }) => Promise<Settings>
  Actor: new (settings: Settings) => { route: (query: object) => Promise<Trip> }
}

/** Minutes and metres on foot; null where Valhalla finds no way. */
export type ValhallaWalk = { metres: number; minutes: number; shape: string } | null

/** Prepares the router Valhalla for extracts. Its programs are in its package; Linux and macOS only. */
export const openValhalla = async (files: string[], folder: string) => {
  const home = fetchedPackage('@valhallajs/valhallajs', VERSION)
  const { Actor, getConfig } = createRequire(import.meta.url)(home) as Valhalla
  const tileDir = join(folder, 'valhalla')
  mkdirSync(tileDir)
  const settings = await getConfig({ tileDir })
  // Without heights, borders and time zones: extracts contain none.
  Object.assign(settings.mjolnir, { tile_extract: '', admin: '', timezone: '' })
  settings.additional_data.elevation = ''
  const settingsFile = join(folder, 'valhalla.json')
  writeFileSync(settingsFile, JSON.stringify(settings))
  execFileSync(join(home, 'bin', 'valhalla-cli.js'), ['build_tiles', '-c', settingsFile, ...files], {
    // It writes a list of duplicates where it is started.
    cwd: folder,
    stdio: 'ignore',
  })
  const actor = new Actor(settings)
  return {
    walk: async (from: Spot, to: Spot): Promise<ValhallaWalk> => {
      const locations = [from, to].map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }))
      try {
        const { trip } = await actor.route({ locations, costing: 'pedestrian', units: 'kilometers' })
        const { length, time } = trip.summary
        return { metres: length * 1000, minutes: time / 60, shape: trip.legs[0]?.shape ?? '' }
      } catch (error) {
        // 442: no path between the places.
        if (error instanceof Error && error.message.includes('442')) return null
        throw error
      }
    },
  }
}
