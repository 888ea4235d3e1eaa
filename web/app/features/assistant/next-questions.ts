import type { ChatMessage } from '@andariego/contract/assistant'

const ON_PLAN = ['Agrégale un día']
const ON_PLACE = ['¿Qué hay cerca?', '¿Dónde está?', '¿Cuánto cuesta?']
const ON_LIST = ['¿Cómo es el primero?', '¿Y el segundo?']

/** Suggests follow-up questions that fit the answer's subject, except the one just asked. */
export const nextQuestions = ({ message, status, sources, itineraryDraft }: ChatMessage): string[] => {
  if (status !== 'done' || sources.length === 0) return []
  const offered = itineraryDraft ? ON_PLAN : sources.length === 1 ? ON_PLACE : ON_LIST
  return offered.filter((question) => question !== message)
}
