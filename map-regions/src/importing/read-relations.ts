import { areaLabel, drawnArea } from '../features/areas.ts'
import { nest } from '../geometry/nest.ts'
import { chain } from '../geometry/rings.ts'
import { readBlock } from '../osm/block.ts'
import type { openWays } from '../osm/way-file.ts'
import { areaOnMap } from './areas-on-map.ts'
import type { Outlet } from './outlet.ts'
import { AREA_RELATIONS } from './read-nodes.ts'
import { readPoint } from './read-points.ts'

/** Joins the lines of each area that consists of several; counts and skips areas that do not close. */
export const readRelations = (bytes: Uint8Array, ways: ReturnType<typeof openWays>, out: Outlet): void => {
  readBlock(bytes, {
    relation: (id, tags, members) => {
      if (!AREA_RELATIONS.has(tags.get('type') ?? '')) return
      const drawn = drawnArea(tags)
      const lines = members().flatMap(({ type, id: member }) =>
        type === 'way' ? (ways.line(member) ?? []) : [],
      )
      const { closed, open } = chain(lines)
      if (open.length > 0) out.count('skipped.area')
      const area = areaOnMap(closed, nest)
      if (area === 'around') out.count('skipped.area')
      if (area === null || area === 'around') return
      if (drawn) {
        out.count(`${drawn.layer}.${drawn.properties.kind}`)
        const label = areaLabel(tags, drawn)
        out.draw(
          'R',
          id,
          0,
          { ...drawn, properties: { ...drawn.properties, ...label?.properties } },
          3,
          area.rings,
        )
      }
      // A boundary's settlement has its own node.
      if (tags.get('type') === 'boundary') return
      readPoint(out, { type: 'R', id, tags }, area.latitude, area.longitude)
    },
  })
}
