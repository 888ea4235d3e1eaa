import type { Operation } from '@andariego/contract/trip-operation-rules'
import { countOf } from '../../../platform/format/format.ts'
import { shortDayLabel } from '../day-label.ts'
import { daysBetween } from './arrange-operations.ts'

interface Step {
  number: number
  by: { id: string } | null
  operation: Operation
  undo: readonly Operation[]
  /** Missing in what this device kept before the log had deeds. */
  deed?: string | null | undefined
}
interface Line<S> {
  step: S
  words: string
}
/** A line of the history: a change by itself, or all that somebody did in one go. Newest first, as are its steps. */
export interface HistoryDeed<S> {
  steps: readonly S[]
  lines: readonly Line<S>[]
  words: string
  /** What undoes the whole of it; empty where its beginning is not loaded. */
  undo: readonly Operation[]
}

const places = (count: number) => countOf(count, 'lugar', 'lugares')
const dayWords = (date: string | null) => (date === null ? 'entre las ideas' : `el ${shortDayLabel(date)}`)
/** The only value of a list; undefined when there are several, or none. */
const onlyOf = <T>(values: readonly T[]): T | undefined => {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

interface Move {
  from: string | null
  to: string | null
}
const movesIn = (steps: readonly Step[]): Move[] =>
  steps.flatMap(({ operation, undo: [back] }) =>
    operation.kind === 'move-stop' && back?.kind === 'move-stop'
      ? [{ from: back.date, to: operation.date }]
      : [],
  )

const shiftWords = (moves: readonly Move[]): string | null => {
  const by = onlyOf(moves.map(({ from, to }) => (from && to ? daysBetween(from, to) : 0)))
  if (!by) return null
  return `Movió ${places(moves.length)} ${countOf(Math.abs(by), 'día', 'días')} ${by > 0 ? 'más tarde' : 'antes'}`
}

const moveWords = (moves: readonly Move[]): string | null => {
  const day = onlyOf(moves.map(({ to }) => to))
  if (day === undefined) return null
  const isOrder = moves.every(({ from }) => from === day)
  if (day === null && !isOrder) return `Dejó ${places(moves.length)} sin fecha`
  return `${isOrder ? 'Cambió el orden de' : 'Puso'} ${places(moves.length)} ${dayWords(day)}`
}

const addWords = (steps: readonly Step[]): string | null => {
  const days = steps.flatMap(({ operation }) => (operation.kind === 'add-stop' ? [operation.date] : []))
  const day = onlyOf(days)
  return days.length > 1 && day ? `Agregó ${places(days.length)} ${dayWords(day)}` : null
}

const PARTS: Record<Operation['kind'], (count: number) => string> = {
  'add-stop': (count) => `agregó ${places(count)}`,
  'move-stop': (count) => `movió ${places(count)}`,
  'set-stop': (count) => `cambió datos de ${places(count)}`,
  'remove-stop': (count) => `quitó ${places(count)}`,
  'restore-stop': (count) => `recuperó ${places(count)}`,
  'set-day': (count) => `cambió ${countOf(count, 'día', 'días')}`,
  'set-trip': () => 'cambió el viaje',
  'add-item': () => 'cambió la lista',
  'set-item': () => 'cambió la lista',
  'remove-item': () => 'cambió la lista',
}
const subjectOf = (operation: Operation): string =>
  'stopId' in operation ? operation.stopId : operation.kind === 'set-day' ? operation.date : ''

const list = new Intl.ListFormat('es')
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
const large = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `Agregó 2 lugares y quitó «Faro»`, in the order in which it was done. */
const partWords = <S extends Step>(lines: readonly Line<S>[]): string => {
  const kinds = Map.groupBy(lines.toReversed(), ({ step }) => step.operation.kind)
  const parts = [...kinds].map(([kind, ofKind]) => {
    const [only, ...others] = ofKind
    if (only && others.length === 0) return small(only.words)
    const subjects = new Set(ofKind.map(({ step }) => subjectOf(step.operation)))
    return PARTS[kind](kind === 'set-stop' || kind === 'set-day' ? subjects.size : ofKind.length)
  })
  return large(list.format(new Set(parts)))
}

const deedWords = <S extends Step>(lines: readonly Line<S>[]): string => {
  const steps = lines.map(({ step }) => step)
  const kinds = new Set(steps.map(({ operation }) => operation.kind))
  const moves = movesIn(steps)
  const isOnly = (...some: Operation['kind'][]) => [...kinds].every((kind) => some.includes(kind))
  return (
    (isOnly('move-stop', 'set-day') && moves.length > 0 && shiftWords(moves)) ||
    (isOnly('move-stop') && moves.length === steps.length && moveWords(moves)) ||
    (isOnly('add-stop', 'set-stop', 'set-day') && addWords(steps)) ||
    partWords(lines)
  )
}

/**
 * The lines of a history as people did what they tell. `isWhole` says whether it goes back to the beginning: if not, the oldest deed
 * may lack its first changes.
 */
export const historyDeeds = <S extends Step>(
  lines: readonly Line<S>[],
  isWhole: boolean,
): HistoryDeed<S>[] => {
  // Nobody can put their changes into a deed of somebody else.
  const keyOf = ({ step: { deed, by, number } }: Line<S>) => (deed ? `${deed} ${by?.id}` : String(number))
  const oldest = lines.at(-1)
  const maybeCut = !isWhole && oldest?.step.deed ? keyOf(oldest) : null
  return [...Map.groupBy(lines, keyOf)].map(([key, ofDeed]) => {
    const steps = ofDeed.map(({ step }) => step)
    const [first] = ofDeed
    return {
      steps,
      lines: ofDeed,
      words: ofDeed.length === 1 && first ? first.words : deedWords(ofDeed),
      undo: key === maybeCut ? [] : steps.flatMap(({ undo }) => undo),
    }
  })
}
