import { BADGES } from '@andariego/contract/badges-rules'
import type { Standing } from '@andariego/contract/gamification'
import { LEVELS, POINTS, POINTS_PER_DAY } from '@andariego/contract/gamification-rules'
import type { Topic } from '../understanding/topics.ts'
import { helpIn } from './help/help.ts'
import { standingIn } from './help/standing-sentences.ts'
import { counted, linked } from './phrases.ts'
import type { Reply } from './reply.ts'

const pointsText = ({ points, level, levelName }: Standing, locale: string): string => {
  const own = standingIn(locale)
  const next = LEVELS.find((candidate) => candidate.level === level + 1)
  const left = next ? own.left(next.points - points, next.level, next.name) : own.top
  const ways = Object.values(POINTS).map(
    ({ points: worth, text }) => `- ${counted(worth, 'punto', 'puntos')}: ${text}`,
  )
  return `${own.points(points, level, levelName)} ${left}\n\n${own.ways(POINTS_PER_DAY)}\n\n${ways.join('\n')}`
}

const badgesText = ({ badges }: Standing, locale: string): string => {
  const own = standingIn(locale)
  const held = badges.map(({ name }) => name)
  const mine = held.length > 0 ? own.held(held) : own.none
  const slugs = badges.map(({ slug }) => slug)
  const rules = BADGES.filter(({ slug }) => !slugs.includes(slug)).map(
    ({ name, requirements }) => `- **${name}**: ${requirements.map(({ step }) => step).join(' ')}`,
  )
  return rules.length > 0 ? `${mine} ${own.missing}\n\n${rules.join('\n')}` : mine
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

/** Answers a question about the product in its language, with the asker's own figures where they matter. */
export const topicReply = async (topic: Topic, self: Self, locale: string): Promise<Reply> => {
  if (topic === 'favourites') {
    const places = (await self.favourites()).slice(0, FAVOURITES_SHOWN)
    return {
      text: favouritesText(places),
      places,
      memory: { asked: 'choose', listed: places.map(({ id }) => id) },
    }
  }
  if (topic === 'points') return { text: pointsText(await self.standing(), locale), places: [], memory: {} }
  if (topic === 'badges') return { text: badgesText(await self.standing(), locale), places: [], memory: {} }
  return { text: helpIn(locale)[topic], places: [], memory: {} }
}
