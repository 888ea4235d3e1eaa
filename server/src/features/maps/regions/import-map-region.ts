import { join } from 'node:path'
import { buildLocalPlaces } from '@andariego/gazetteer'
import { type ImportOptions, importRegion } from '@andariego/map-regions'
import { builtinGazetteer } from '../geocoders/builtin.ts'
import { thingsOf } from './things.ts'

/** The file in a region's folder that is searched. */
export const PLACES_FILE = 'places.sqlite'

/** Imports a region from a file, with its streets, addresses and searchable places. */
export const importMapRegion = (options: Omit<ImportOptions, 'index'>) =>
  importRegion({
    ...options,
    index: async (files, folder) => {
      const { things, lines } = await thingsOf(files, builtinGazetteer())
      buildLocalPlaces(join(folder, PLACES_FILE), things, lines)
      return true
    },
  })
