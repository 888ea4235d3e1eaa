import { useEffect, useEffectEvent, useState } from 'react'
import { isReachable } from '../platform/rendering/page-out-of-reach.ts'
import { Button } from '../ui/actions/button.tsx'

/**
 * Reloads the page, because the error may be in its memory. Checks first that the server answers: otherwise the reload would end
 * on the browser's own error page, which has no way back.
 */
export const RetryButton = ({ atOnce }: { atOnce: boolean }) => {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    if (await isReachable()) window.location.reload()
    else setAsking(false)
  }
  const begin = useEffectEvent(() => {
    if (atOnce) void retry()
  })
  useEffect(() => begin(), [])
  return (
    <Button busy={asking} onClick={() => void retry()}>
      Reintentar
    </Button>
  )
}
