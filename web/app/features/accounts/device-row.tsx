import type { Device } from '@andariego/contract/accounts'
import { deviceName } from '@andariego/contract/device-name-rules'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useId } from 'react'
import { formatDateTime } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Chip } from '../../ui/content/chip.tsx'
import { RelativeTime } from '../../ui/content/relative-time.tsx'
import styles from './device-list.module.css'

interface DeviceRowProps {
  device: Device
  onEnd: () => void
}

export const DeviceRow = ({ device, onEnd }: DeviceRowProps) => {
  const timeZone = useTimeZone()
  const timesId = useId()
  const { name, isPhone } = deviceName(device.userAgent)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.times} id={timesId}>
          {device.current ? (
            'En uso ahora'
          ) : (
            <>
              Último uso: <RelativeTime value={device.lastUsedAt} />
            </>
          )}
          {' · '}Inició el {formatDateTime(device.createdAt, timeZone)}
        </div>
      </div>
      {device.current ? (
        <Chip tone="primary">Este dispositivo</Chip>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={onEnd}
          aria-label={`Cerrar sesión: ${name}`}
          // Several sessions of one browser have the same name.
          aria-describedby={timesId}
        >
          Cerrar sesión
        </Button>
      )}
    </li>
  )
}
