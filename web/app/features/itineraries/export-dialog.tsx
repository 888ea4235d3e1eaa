import type { ExportFormat } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import {
  IconBook,
  IconBraces,
  IconCalendarDown,
  IconMap,
  IconPrinter,
  IconRoute,
  type Icon as IconShape,
  IconTable,
} from '@tabler/icons-react'
import { flushSync } from 'react-dom'
import { Link } from '../../platform/rendering/link.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { menuItem } from '../../ui/overlay/menu.tsx'
import { useExportItinerary } from './use-export-itinerary.ts'

const FORMATS: { format: ExportFormat; label: string; icon: IconShape }[] = [
  { format: 'ics', label: 'Calendario (.ics)', icon: IconCalendarDown },
  { format: 'gpx', label: 'Ruta para mapas (.gpx)', icon: IconRoute },
  { format: 'kml', label: 'Mapa (.kml)', icon: IconMap },
  { format: 'csv', label: 'Tabla (.csv)', icon: IconTable },
  { format: 'json', label: 'Datos (.json)', icon: IconBraces },
]

interface ExportDialogProps {
  itinerary: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Dialog to take an itinerary along on paper or as a file. */
export const ExportDialog = ({ itinerary, open, onClose }: ExportDialogProps) => {
  const download = useExportItinerary(itinerary)
  const print = () => {
    flushSync(onClose)
    window.print()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Descargar o imprimir" width="small">
      {/* Replaces the dialog's own history entry. */}
      <Link to={pages.itineraryBook({ id: itinerary.id })} replace className={menuItem}>
        <IconBook aria-hidden="true" />
        Libro para imprimir
      </Link>
      <button type="button" className={menuItem} onClick={print}>
        <IconPrinter aria-hidden="true" />
        Imprimir
      </button>
      {FORMATS.map(({ format, label, icon: FormatIcon }) => (
        <button
          key={format}
          type="button"
          className={menuItem}
          onClick={() => {
            download.mutate(format)
            onClose()
          }}
        >
          <FormatIcon aria-hidden="true" />
          {label}
        </button>
      ))}
    </Dialog>
  )
}
