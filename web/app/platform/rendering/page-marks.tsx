import { useLayoutEffect } from 'react'
import { getSession, sessionStore } from '../session/session.ts'
import { usesPasskeys } from '../session/uses-passkeys.ts'
import { partOfDay } from '../theme/boot-script.ts'
import { restoreColorScheme } from '../theme/theme.ts'

const mark = () => {
  const { dataset } = document.documentElement
  if (getSession()) dataset.session = 'user'
  else delete dataset.session
  if (usesPasskeys()) dataset.passkeys = ''
  dataset.hour = partOfDay(new Date().getHours())
}

/**
 * Keeps the boot script's attributes on <html>: the session's as it changes, and all of them after React has rendered <html>
 * again.
 */
export const PageMarks = () => {
  useLayoutEffect(() => {
    mark()
    restoreColorScheme()
    return sessionStore.subscribe(mark)
  }, [])
  return null
}
