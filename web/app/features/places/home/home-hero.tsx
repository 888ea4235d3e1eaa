import { pages } from '@andariego/contract/pages'
import { LinkButton } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Container } from '../../../ui/layout/container.tsx'
import { HeroLandscape } from '../hero-landscape.tsx'
import styles from './home-hero.module.css'
import { PlaceSearch } from './place-search.tsx'

/** The first screen of the home page: the landscape, what the product is, and the search. */
export const HomeHero = () => (
  <section className={styles.hero}>
    <HeroLandscape className={styles.landscape} />
    <Container className={styles.front}>
      <div className={styles.words}>
        <h1 className={styles.title}>El mundo, contado por quienes lo caminan</h1>
        <p className={styles.lead}>
          Lugares, reseñas y fotos de viajeros como tú. Encuentra el próximo y deja escrito el tuyo.
        </p>
        <PlaceSearch />
        <LinkButton
          to={pages.register()}
          variant="accent"
          size="large"
          className={classNames('only-anonymous', styles.start)}
        >
          Comenzar gratis
        </LinkButton>
      </div>
    </Container>
  </section>
)
