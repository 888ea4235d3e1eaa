import { isRouteErrorResponse } from 'react-router'
import { Link } from '../platform/link.tsx'
import { titleOf } from '../platform/page-title.ts'

const TEXTS: Record<number, { title: string; text: string }> = {
  404: { title: 'Página no encontrada', text: 'La página que buscas no existe o cambió de lugar.' },
  429: { title: 'Demasiadas solicitudes', text: 'Espera un momento y vuelve a intentarlo.' },
  503: {
    title: 'Volvemos enseguida',
    text: 'El servicio no está disponible en este momento. Intenta de nuevo.',
  },
}
const UNEXPECTED = { title: 'Algo salió mal', text: 'Error inesperado. Por favor intenta de nuevo.' }

/** The page in place of one that could not be shown. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { title, text } = (isRouteErrorResponse(error) && TEXTS[error.status]) || UNEXPECTED
  return (
    <>
      <title>{titleOf(title)}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link to="/">Volver al inicio</Link>
    </>
  )
}
