import { pages } from '@andariego/contract/pages'
import { isRouteErrorResponse } from 'react-router'
import type { PageFailure } from '../platform/rendering/loader-errors.ts'
import { PageOutOfReach } from '../platform/rendering/page-out-of-reach.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { LinkButton } from '../ui/actions/button.tsx'
import { RouteScene } from '../ui/feedback/route-scene.tsx'
import { Container } from '../ui/layout/container.tsx'
import styles from './error-page.module.css'
import { RetryButton } from './retry-button.tsx'

interface Failure {
  title: string
  text: string
  /** Whether retrying could help. */
  passing: boolean
}

const KNOWN: Record<number, Failure> = {
  404: {
    title: 'No encontramos esta página',
    text: 'Quizá cambió de lugar o la dirección tiene un error. Desde aquí se puede seguir el viaje:',
    passing: false,
  },
  429: {
    title: 'Demasiadas solicitudes',
    text: 'Espera un momento y vuelve a intentarlo.',
    passing: true,
  },
  503: {
    title: 'Volvemos enseguida',
    text: 'El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.',
    passing: true,
  },
}
const OFFLINE: Failure = {
  title: 'Sin conexión',
  text: 'Parece que no hay conexión a internet. Revísala y vuelve a intentarlo.',
  passing: true,
}
const UNEXPECTED: Failure = {
  title: 'Algo salió mal',
  text: 'Error inesperado. Por favor intenta de nuevo.',
  passing: true,
}

/** A page that knows what was not found shows its own message: 'No se encontró el lugar.' Its first sentence is the title. */
const notFoundBy = (known: Failure, failure: unknown): Failure => {
  const message = (failure as Partial<PageFailure> | null)?.message
  if (!message) return known
  const [, title = message, text = known.text] = message.match(/^(.+?\.) (.+)/) ?? []
  return { ...known, title, text }
}

const failureOf = (error: unknown): Failure => {
  if (isRouteErrorResponse(error)) {
    const known = KNOWN[error.status] ?? UNEXPECTED
    return error.status === 404 ? notFoundBy(known, error.data) : known
  }
  if (error instanceof PageOutOfReach) return OFFLINE
  return typeof navigator !== 'undefined' && navigator.onLine === false ? OFFLINE : UNEXPECTED
}

/** Shown in place of a page that could not be shown: what happened, and links to go on. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { title, text, passing } = failureOf(error)
  return (
    <Container width="text" className={styles.page}>
      <title>{titleOf(title)}</title>
      <div className={styles.scene}>
        <RouteScene />
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        {/* A page whose code could not be loaded may be available by now. */}
        {passing && <RetryButton atOnce={error instanceof PageOutOfReach} />}
        <LinkButton to={pages.home()} variant={passing ? 'secondary' : 'primary'}>
          Volver al inicio
        </LinkButton>
        {!passing && (
          <LinkButton to={pages.explore()} variant="secondary">
            Explorar lugares
          </LinkButton>
        )}
      </div>
    </Container>
  )
}
