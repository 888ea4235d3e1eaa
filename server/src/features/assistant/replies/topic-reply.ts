import { BADGES } from '@andariego/contract/badges-rules'
import type { Standing } from '@andariego/contract/gamification'
import { LEVELS, POINTS, POINTS_PER_DAY } from '@andariego/contract/gamification-rules'
import type { Topic } from '../understanding/topics.ts'
import { counted, linked, list } from './phrases.ts'
import type { Reply } from './reply.ts'
import { TEXTS } from './topic-texts.ts'

const pointsText = ({ points, level, levelName }: Standing): string => {
  const next = LEVELS.find((candidate) => candidate.level === level + 1)
  const standing = `Tienes ${counted(points, 'punto', 'puntos')}: nivel ${level}, ${levelName}.`
  const left = next
    ? ` Te faltan ${next.points - points} para llegar al nivel ${next.level}, ${next.name}.`
    : ' Es el nivel más alto.'
  const ways = Object.values(POINTS).map(
    ({ points: worth, text }) => `- ${counted(worth, 'punto', 'puntos')}: ${text}`,
  )
  return `${standing}${left}\n\nAsí se ganan puntos, hasta ${POINTS_PER_DAY} por día:\n\n${ways.join('\n')}`
}

const badgesText = ({ badges }: Standing): string => {
  const held = badges.map(({ name }) => name)
  const mine =
    held.length > 0
      ? `Tienes ${counted(held.length, 'insignia', 'insignias')}: ${list(held)}.`
      : 'Todavía no tienes insignias.'
  const slugs = badges.map(({ slug }) => slug)
  const rules = BADGES.filter(({ slug }) => !slugs.includes(slug)).map(
    ({ name, requirements }) => `- **${name}**: ${requirements.map(({ step }) => step).join(' ')}`,
  )
  return rules.length > 0 ? `${mine} Así se ganan las que faltan:\n\n${rules.join('\n')}` : mine
}

const favouritesText = (favourites: readonly { id: string; name: string }[]): string =>
  favourites.length === 0
    ? 'Todavía no marcaste favoritos. Toca el corazón en la página de un lugar para guardarlo.'
    : `Tienes ${counted(favourites.length, 'favorito', 'favoritos')}:\n\n${favourites.map((place, index) => `${index + 1}. ${linked(place)}`).join('\n')}`

export interface Self {
  standing: () => Promise<Standing>
  favourites: () => Promise<{ id: string; name: string }[]>
}
const FAVOURITES_SHOWN = 10

/** Answers a question about the product, with the asker's own figures where they matter. */
export const topicReply = async (topic: Topic, self: Self): Promise<Reply> => {
  if (topic === 'favourites') {
    const places = (await self.favourites()).slice(0, FAVOURITES_SHOWN)
    return {
      text: favouritesText(places),
      places,
      memory: { asked: 'choose', listed: places.map(({ id }) => id) },
    }
  }
  if (topic === 'points') return { text: pointsText(await self.standing()), places: [], memory: {} }
  if (topic === 'badges') return { text: badgesText(await self.standing()), places: [], memory: {} }
  return { text: TEXTS[topic], places: [], memory: {} }
}
