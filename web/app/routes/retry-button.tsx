import { useState } from 'react'
import { Button } from '../ui/button.tsx'

/**
 * Loads the page anew: what went wrong may live in its memory. Not while nobody answers: that would end on the browser's
 * own error page, from which no way leads back.
 */
export const RetryButton = () => {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    try {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
      window.location.reload()
    } catch {
      setAsking(false)
    }
  }
  return (
    <Button busy={asking} onClick={() => void retry()}>
      Reintentar
    </Button>
  )
}
