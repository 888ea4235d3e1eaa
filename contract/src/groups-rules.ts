/** Rules of groups that the forms and the server share. No zod here: this reaches the browser. */

import { isLongerThan, isShorterThan, withoutInvisible } from './text-rules.ts'

export const GROUP_NAME_MIN = 5
export const GROUP_NAME_MAX = 50
export const GROUP_DESCRIPTION_MAX = 500
/** Not counting the admin. */
export const GROUP_MEMBERS_MAX = 100
/** How many groups one person may administer. */
export const ADMINISTERED_GROUPS_MAX = 100
export const GROUPS_PAGE_SIZE = 20

export const groupsMessages = {
  yourself: 'Ese correo es el tuyo: ya eres parte del grupo.',
  nameRequired: 'El nombre del grupo es requerido.',
  nameLength: `El nombre debe tener entre ${GROUP_NAME_MIN} y ${GROUP_NAME_MAX} caracteres.`,
  descriptionTooLong: `La descripción debe tener como máximo ${GROUP_DESCRIPTION_MAX} caracteres.`,
  duplicate: 'Ya existe un grupo con ese nombre.',
  tooManyGroups: `Puedes administrar como máximo ${ADMINISTERED_GROUPS_MAX} grupos.`,
  createFailed: 'Error al crear el grupo. Por favor intente nuevamente.',
  notFound: 'Grupo no encontrado.',
  noUsers: 'Indica al menos una persona.',
  tooManyMembers: `Un grupo puede tener como máximo ${GROUP_MEMBERS_MAX} miembros.`,
  alreadyMembers: 'Algunos usuarios ya son miembros del grupo.',
  unknownUser: 'El usuario no existe.',
  mayNotAdd: 'No tienes permisos para agregar miembros a este grupo.',
  addFailed: 'Error al agregar miembros. Por favor intente nuevamente.',
  addFallback: 'No se pudo agregar el usuario.',
  memberNotFound: 'Grupo o usuario no encontrado.',
  mayNotRemoveMember: 'No tienes permisos para eliminar este usuario.',
  removeMemberFailed: 'Error al eliminar el miembro. Por favor intente nuevamente.',
  mayNotRemove: 'No tienes permisos para eliminar este grupo.',
  removeFailed: 'Error al eliminar el grupo. Por favor intente nuevamente.',
  removeFallback: 'No se pudo eliminar el grupo.',
} as const

/** Normalizes a group's name: NFC, on one line, single spaces between words. */
export const groupName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns the Spanish problem with a group's name, or null when it is valid. */
export const groupNameProblem = (typed: string): string | null => {
  const name = withoutInvisible(groupName(typed)).trim()
  if (name === '') return groupsMessages.nameRequired
  return isShorterThan(name, GROUP_NAME_MIN) || isLongerThan(name, GROUP_NAME_MAX)
    ? groupsMessages.nameLength
    : null
}
