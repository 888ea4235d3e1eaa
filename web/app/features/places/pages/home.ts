/** What the page 'home' uses of places. */
export { FeatureCards } from '../home/feature-cards.tsx'
export { HomeHero } from '../home/home-hero.tsx'
export { PlacesSection } from '../home/places-section.tsx'
export { SignUpInvitation } from '../home/sign-up-invitation.tsx'
