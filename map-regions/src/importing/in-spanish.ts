const MESSAGES: [sign: RegExp, message: string][] = [
  [
    /ENOSPC|EDQUOT|disk is full/,
    'El disco se ha llenado. Lo importado hasta ahora se ha borrado; libera espacio y vuelve a importar.',
  ],
  [
    /heap out of memory|heap limit|Array buffer allocation failed/,
    'Falta memoria para una parte del mapa. Lo importado hasta ahora se ha borrado; prueba con un extracto más pequeño.',
  ],
]
/** What Node says where the folder or the file of an import cannot be used: the call and the path, without an import's own folder. */
const FORBIDDEN = /^(?:EACCES|EPERM|EROFS): .*, (\w+) '(.+?)(?:\/\.importing-[^']*)?'/
const NO_FOLDER = /^(?:EEXIST|ENOTDIR): .* '(.+?)(?:\/\.importing-[^']*)?'/

/**
 * Tells of a full disk, too little memory and missing permissions in Spanish; any other error stays as it is. Workers and SQLite
 * hand on only the message.
 */
export const inSpanish = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { message } = error
  const known = MESSAGES.find(([sign]) => sign.test(message))?.[1]
  const [, call, forbidden] = FORBIDDEN.exec(message) ?? []
  const [, taken] = NO_FOLDER.exec(message) ?? []
  const verb = call === 'open' || call === 'scandir' ? 'leer' : 'escribir en'
  const told =
    known ??
    (forbidden && `Este usuario no tiene permiso para ${verb} ${forbidden}.`) ??
    (taken && `${taken} no es una carpeta.`)
  return told ? new Error(told, { cause: error }) : error
}
