import type { ExportFormat } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import {
  IconBook,
  IconBraces,
  IconCalendarDown,
  IconDownload,
  IconMap,
  IconPrinter,
  IconRoute,
  type Icon as IconShape,
  IconTable,
} from '@tabler/icons-react'
import { Link } from '../../platform/rendering/link.tsx'
import { Menu, menuItem } from '../../ui/overlay/menu.tsx'
import { useExportItinerary } from './use-export-itinerary.ts'

const FORMATS: { format: ExportFormat; label: string; icon: IconShape }[] = [
  { format: 'ics', label: 'Calendario (.ics)', icon: IconCalendarDown },
  { format: 'gpx', label: 'Ruta para mapas (.gpx)', icon: IconRoute },
  { format: 'kml', label: 'Mapa (.kml)', icon: IconMap },
  { format: 'csv', label: 'Tabla (.csv)', icon: IconTable },
  { format: 'json', label: 'Datos (.json)', icon: IconBraces },
]

/** Menu to export the itinerary as a file or on paper. */
export const ExportMenu = ({ itinerary }: { itinerary: { id: string; name: string } }) => {
  const download = useExportItinerary(itinerary)
  return (
    <Menu label="Descargar o imprimir" icon={<IconDownload aria-hidden="true" />}>
      {FORMATS.map(({ format, label, icon: FormatIcon }) => (
        <button key={format} type="button" className={menuItem} onClick={() => download.mutate(format)}>
          <FormatIcon aria-hidden="true" />
          {label}
        </button>
      ))}
      <Link to={pages.itineraryBook({ id: itinerary.id })} className={menuItem}>
        <IconBook aria-hidden="true" />
        Libro para imprimir
      </Link>
      <button type="button" className={menuItem} onClick={() => window.print()}>
        <IconPrinter aria-hidden="true" />
        Imprimir
      </button>
    </Menu>
  )
}
