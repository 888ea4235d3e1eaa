/** Messages that no domain owns. No zod here: this reaches the browser's first load. */
export const generalMessages = {
  unexpected: 'Error inesperado. Por favor intenta de nuevo.',
  validation: 'Error de validación',
  timeout: 'La conexión falló porque la solicitud tardó demasiado tiempo.',
  unreachable: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
  setup: 'Ocurrió un problema interno al configurar la solicitud.',
} as const

/** How long a request may take before the client gives up: 30 s. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Formats an error response for people: the message, then each error on its own line. */
export const formatFailure = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return generalMessages.unexpected
  const { message, errors } = body as { message?: unknown; errors?: unknown }
  if (Array.isArray(errors) && errors.length > 0) {
    const heading = typeof message === 'string' && message !== '' ? message : generalMessages.validation
    return [heading, ...errors.map(String)].join('\n')
  }
  return typeof message === 'string' && message !== '' ? message : generalMessages.unexpected
}
