import { pages } from '@andariego/contract/pages'
import type { Need } from '@andariego/contract/restriction-rules'
import {
  type Icon,
  IconCompass,
  IconMapPinPlus,
  IconMessageCircleStar,
  IconMessages,
} from '@tabler/icons-react'
import { useBarred } from '../../../platform/session/restriction.ts'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './feature-cards.module.css'

interface Feature {
  icon: Icon
  title: string
  text: string
  action: string
  to: string
  /** A different link for visitors without a session. */
  anonymousTo?: string
  needs?: Need
}

const FEATURES: readonly Feature[] = [
  {
    icon: IconMessageCircleStar,
    title: 'Reseñas de verdad',
    text: 'Lee lo que vivieron otros y cuenta lo tuyo, con estrellas, fotos y videos.',
    action: 'Leer reseñas',
    to: `${pages.home()}#resenas`,
  },
  {
    icon: IconCompass,
    title: 'Explora lugares',
    text: 'Recorre el mapa, busca por ciudad y guarda los que quieres conocer.',
    action: 'Explorar',
    to: pages.explore(),
  },
  {
    icon: IconMessages,
    title: 'Conecta con viajeros',
    text: 'Escríbeles a quienes ya estuvieron ahí y armen juntos el próximo viaje.',
    action: 'Ver mensajes',
    to: pages.chats(),
    anonymousTo: pages.login({ next: pages.chats() }),
  },
  {
    icon: IconMapPinPlus,
    title: 'Agrega lugares',
    text: '¿Falta tu rincón favorito? Márcalo en el mapa para los que vienen detrás.',
    action: 'Agregar Lugar',
    to: pages.addPlace(),
    anonymousTo: pages.login(),
    needs: 'publish',
  },
]

/** Cards for the main features, each with a link to where it starts. */
export const FeatureCards = () => (
  <section>
    <SectionHeading title="Un cuaderno entre todos" />
    <ul className={styles.features}>
      {FEATURES.map((feature) => (
        <li key={feature.title} className={styles.feature}>
          <feature.icon aria-hidden="true" className={styles.icon} />
          <h3>{feature.title}</h3>
          <p>{feature.text}</p>
          <FeatureAction {...feature} />
        </li>
      ))}
    </ul>
  </section>
)

const FeatureAction = ({ action, to, anonymousTo, needs }: Feature) => {
  const barred = useBarred(needs)
  const look = { variant: 'quiet', size: 'small' } as const
  if (!anonymousTo) {
    return (
      <LinkButton {...look} to={to} className={styles.action}>
        {action}
      </LinkButton>
    )
  }
  return (
    <div className={styles.action}>
      <LinkButton {...look} to={anonymousTo} className="only-anonymous">
        {action}
      </LinkButton>
      <LinkButton {...look} to={to} className="only-user" {...barred}>
        {action}
      </LinkButton>
    </div>
  )
}
