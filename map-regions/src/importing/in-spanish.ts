const MESSAGES: [sign: RegExp, message: string][] = [
  [
    /ENOSPC|EDQUOT|disk is full/,
    'El disco se ha llenado. Lo importado hasta ahora se ha borrado; libera espacio y vuelve a importar.',
  ],
  [
    /memory limit|Array buffer allocation failed/,
    'Falta memoria para una parte del mapa. Lo importado hasta ahora se ha borrado; prueba con un extracto más pequeño.',
  ],
]

/** Tells of a full disk or too little memory in Spanish; any other error stays as it is. Workers and SQLite hand on only the message. */
export const inSpanish = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const known = MESSAGES.find(([sign]) => sign.test(error.message))
  return known ? new Error(known[1], { cause: error }) : error
}
