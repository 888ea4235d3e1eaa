import { join } from 'node:path'
import { buildLocalPlaces } from '@andariego/gazetteer'
import { type ImportOptions, importRegion } from '@andariego/map-regions'
import { builtinGazetteer } from '../geocoders/builtin.ts'
import { thingsOf } from './things.ts'

/** What a region is searched by, in its folder. */
export const PLACES_FILE = 'places.sqlite'

/** Makes a region of a file, with its streets, addresses and places to be found by name. */
export const importMapRegion = (options: Omit<ImportOptions, 'index'>) =>
  importRegion({
    ...options,
    index: async (files, folder) => {
      const { things, lines } = await thingsOf(files, builtinGazetteer())
      buildLocalPlaces(join(folder, PLACES_FILE), things, lines)
      return true
    },
  })
