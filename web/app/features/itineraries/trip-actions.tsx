import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import {
  IconCalendarRepeat,
  IconCopy,
  IconDots,
  IconDownload,
  IconFlag,
  IconHistory,
  IconPencil,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useBarred } from '../../platform/session/restriction.ts'
import { Button, LinkButton } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { Menu, menuItem, menuLast } from '../../ui/overlay/menu.tsx'
import { ReportDialog } from '../moderation/public.ts'
import { DeleteItineraryDialog } from './delete-itinerary-dialog.tsx'
import type { Change, Undo } from './trip/use-trip.ts'
import styles from './trip-actions.module.css'

const ShareTripDialog = lazyPart(async () => (await import('./links/share-trip-dialog.tsx')).ShareTripDialog)
const DatesDialog = lazyPart(async () => (await import('./trip/dates-dialog.tsx')).DatesDialog)
const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog)
const History = lazyPart(async () => (await import('./trip/history.tsx')).History)

interface TripActionsProps {
  /** The itinerary as the server knows it. */
  itinerary: Itinerary
  /** The same with the changes that are not sent yet. */
  trip: Itinerary
  /** Null for viewers who may not edit. */
  editing: { change: Change; undo: Undo } | null
}

type Opened = 'share' | 'dates' | 'export' | 'history' | 'report' | 'remove'

/**
 * What a viewer may do with a whole trip: the main action, sharing and deleting as buttons, everything else in a menu. Phones have
 * no room for the button that deletes: there it is the menu's last entry.
 */
export const TripActions = ({ itinerary, trip, editing }: TripActionsProps) => {
  const { id, name, may } = trip
  const barred = useBarred('change')
  const [opened, setOpened] = useState<Opened | null>(null)
  const dialog = (which: Opened) => ({ open: opened === which, onClose: () => setOpened(null) })
  const item = (which: Opened, icon: ReactNode, words: string) => (
    <button type="button" className={menuItem} onClick={() => setOpened(which)}>
      {icon}
      {words}
    </button>
  )
  return (
    <div className={styles.actions} data-print="hidden">
      {editing ? (
        <LinkButton to={pages.editItinerary({ id })} icon={<IconPencil aria-hidden="true" />}>
          Editar
        </LinkButton>
      ) : (
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => setOpened('dates')}>
          Copiar viaje
        </Button>
      )}
      {may.includes('share') && (
        <Button
          variant="secondary"
          icon={<IconShare3 aria-hidden="true" />}
          onClick={() => setOpened('share')}
        >
          Compartir
        </Button>
      )}
      {may.includes('remove') && (
        <IconButton
          label="Eliminar"
          icon={<IconTrash aria-hidden="true" />}
          className={styles.remove}
          onClick={() => setOpened('remove')}
        />
      )}
      <Menu label="Más acciones" icon={<IconDots aria-hidden="true" />}>
        {editing && item('dates', <IconCalendarRepeat aria-hidden="true" />, 'Copiar o mover fechas')}
        {item('export', <IconDownload aria-hidden="true" />, 'Descargar o imprimir')}
        {editing && item('history', <IconHistory aria-hidden="true" />, 'Historial')}
        {may.includes('report') && (
          <button type="button" className={menuItem} onClick={() => setOpened('report')} {...barred}>
            <IconFlag aria-hidden="true" />
            Denunciar este itinerario
          </button>
        )}
        {may.includes('remove') && (
          <div className={classNames(menuLast, styles.removeEntry)}>
            {item('remove', <IconTrash aria-hidden="true" />, 'Eliminar')}
          </div>
        )}
      </Menu>
      {opened === 'share' && <ShareTripDialog itinerary={itinerary} {...dialog('share')} />}
      {opened === 'dates' && (
        <DatesDialog trip={trip} change={editing?.change ?? null} {...dialog('dates')} />
      )}
      {opened === 'export' && <ExportDialog itinerary={trip} {...dialog('export')} />}
      <Drawer {...dialog('history')} label="Historial" head={<h2>Historial</h2>}>
        {editing && (
          <History id={id} last={itinerary.log.last} checklist={trip.checklist} undo={editing.undo} />
        )}
      </Drawer>
      {opened === 'report' && (
        <ReportDialog subjectType="itinerary" subjectId={id} called="este itinerario" {...dialog('report')} />
      )}
      <DeleteItineraryDialog itinerary={{ id, name }} {...dialog('remove')} />
    </div>
  )
}
