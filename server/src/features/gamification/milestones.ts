import { BADGES, type Badge, type Fact } from '@andariego/contract/badges-rules'
import type { Milestone } from '@andariego/contract/gamification'
import { LEVELS, POINTS } from '@andariego/contract/gamification-rules'
import { type Facts, factsOf } from './rules.ts'

/** First steps that earn no badge. */
const FIRST_STEPS: readonly {
  id: string
  title: string
  description: string
  fact: Fact
  target: number
  instructions: string[]
}[] = [
  {
    id: 'first-favourite',
    title: 'Primer favorito',
    description: 'Guarda un lugar para volver a él.',
    fact: 'favourites',
    target: 1,
    instructions: ['Abre un lugar que te guste.', 'Toca el corazón para marcarlo como favorito.'],
  },
  {
    id: 'first-itinerary',
    title: 'Primer itinerario',
    description: 'Planea un viaje día por día.',
    fact: 'itineraries',
    target: 1,
    instructions: ['Abre Itinerarios y crea uno.', 'Elige los lugares y el día de cada uno, y guárdalo.'],
  },
  {
    id: 'first-group',
    title: 'Primer grupo',
    description: 'Reúne a tus compañeros de viaje.',
    fact: 'groups',
    target: 1,
    instructions: ['Abre Grupos y crea uno.', 'Agrega por su correo a quienes viajan contigo.'],
  },
  {
    id: 'five-cities',
    title: 'Cinco ciudades',
    description: 'Reseña lugares de 5 ciudades.',
    fact: 'reviewedCities',
    target: 5,
    instructions: ['Visita lugares de ciudades distintas.', 'Escribe una reseña en cada una.'],
  },
]

export const milestoneFacts: Fact[] = [
  ...new Set([...factsOf(BADGES), ...FIRST_STEPS.map(({ fact }) => fact)]),
]

const payingActions = Object.values(POINTS).map(({ step, points }) =>
  step(`${points} ${points === 1 ? 'punto' : 'puntos'}`),
)

const levelMilestones = (points: number): Milestone[] =>
  LEVELS.slice(1).map(({ level, name, points: target }) => ({
    id: `level-${level}`,
    title: name,
    description: `Reúne ${target.toLocaleString('es')} puntos.`,
    category: 'level',
    progress: Math.min(points, target),
    target,
    isCompleted: points >= target,
    instructions: payingActions,
    levelRequired: level,
  }))

/**
 * The progress of a badge is that of its requirement with the largest number; with several requirements, each step states its
 * own.
 */
const badgeMilestone = (badge: Badge, facts: Facts, isCompleted: boolean): Milestone => {
  const { name, description, requirements } = badge
  const leading = requirements.reduce((most, one) => (one.target > most.target ? one : most))
  const reached = ({ fact, target }: { fact: Fact; target: number }) => Math.min(facts[fact] ?? 0, target)
  return {
    id: `badge-${badge.slug}`,
    title: name,
    description,
    category: 'badge',
    progress: isCompleted ? leading.target : reached(leading),
    target: leading.target,
    isCompleted,
    instructions: requirements.map((one) =>
      requirements.length === 1 || isCompleted
        ? one.step
        : `${one.step.replace(/\.$/, '')} (${reached(one)} de ${one.target}).`,
    ),
    badgeSlug: badge.slug,
    badgeName: name,
  }
}

/** Returns what a user has reached and what comes next. */
export const milestonesOf = (points: number, held: ReadonlySet<string>, facts: Facts): Milestone[] => [
  ...levelMilestones(points),
  ...BADGES.map((badge) => badgeMilestone(badge, facts, held.has(badge.slug))),
  ...FIRST_STEPS.map(({ fact, target, ...step }): Milestone => {
    const progress = Math.min(facts[fact] ?? 0, target)
    return { ...step, category: 'general', progress, target, isCompleted: progress >= target }
  }),
]
