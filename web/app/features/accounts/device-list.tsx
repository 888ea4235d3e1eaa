import type { Device } from '@andariego/contract/accounts'
import { useState } from 'react'
import { formatError } from '../../platform/api/api.ts'
import { countOf } from '../../platform/format/format.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './device-list.module.css'
import { DeviceRow } from './device-row.tsx'
import { useDevices } from './devices-query.ts'
import { useEndSession } from './use-end-session.ts'

const SHOWN_FIRST = 5

/** The current device first, then by their last use. */
const inOrder = (devices: readonly Device[]): Device[] =>
  devices.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  )

export const DeviceList = () => {
  const { data, error, isError, refetch, isFetching } = useDevices()
  const end = useEndSession()
  const [showsAll, setShowsAll] = useState(false)

  if (isError) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {formatError(error)}
      </ErrorState>
    )
  }
  if (!data) return <DeviceListSkeleton />
  const devices = inOrder(data)
  const hidden = showsAll ? 0 : Math.max(0, devices.length - SHOWN_FIRST)
  return (
    <>
      <ul className={styles.devices}>
        {devices.slice(0, devices.length - hidden).map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => end.mutate(device.id)} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          Mostrar {countOf(hidden, 'sesión', 'sesiones')} más
        </Button>
      )}
    </>
  )
}

const DeviceListSkeleton = () => (
  <SkeletonGroup>
    {['first', 'second'].map((key) => (
      <div key={key} className={styles.placeholder}>
        <Skeleton shape="circle" />
        <div>
          <Skeleton width="11rem" />
          <Skeleton width="8rem" />
        </div>
      </div>
    ))}
  </SkeletonGroup>
)
