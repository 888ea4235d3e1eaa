import { useLayoutEffect } from 'react'
import { getSession, sessionStore } from '../session/session.ts'
import { partOfDay } from '../theme/boot-script.ts'
import { restoreColorScheme } from '../theme/theme.ts'

const mark = () => {
  const { dataset } = document.documentElement
  if (getSession()) dataset.session = 'user'
  else delete dataset.session
  dataset.hour = partOfDay(new Date().getHours())
}

/** Keeps the boot script's marks on <html>: the session's as it changes, all of them when React makes the page anew. */
export const PageMarks = () => {
  useLayoutEffect(() => {
    mark()
    restoreColorScheme()
    return sessionStore.subscribe(mark)
  }, [])
  return null
}
