import { pages } from '@andariego/contract/pages'
import { IconCode, IconMail } from '@tabler/icons-react'
import { Logo } from '../ui/content/logo.tsx'
import { Container } from '../ui/layout/container.tsx'
import styles from './footer.module.css'

/** A link is left out when the operator has not configured its target. */
export interface FooterProps {
  contactEmail: string | null
  sourceUrl: string | null
}

export const Footer = ({ contactEmail, sourceUrl }: FooterProps) => (
  <footer className={styles.footer} data-print="hidden">
    <svg
      viewBox="0 0 1440 64"
      preserveAspectRatio="none"
      className={styles.ridge}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 40 150 14l120 22L430 4l160 36 190-22 170 26 170-32 140 24 180-18v46H0z" />
    </svg>
    <div className={styles.ground}>
      <Container className={styles.content}>
        <div className={styles.about}>
          <Logo />
          <p>Lugares contados por quienes los caminaron. Proyecto educativo y de demostración.</p>
        </div>
        <ul className={styles.links}>
          {contactEmail && (
            <li>
              <a href={`mailto:${contactEmail}`}>
                <IconMail aria-hidden="true" />
                Contacto
              </a>
            </li>
          )}
          {sourceUrl && (
            <li>
              <a href={sourceUrl} rel="noreferrer">
                <IconCode aria-hidden="true" />
                Código fuente
              </a>
            </li>
          )}
        </ul>
        <p className={styles.privacy}>
          <a href={pages.privacy()}>Privacidad</a>: guardamos tu correo y lo que publicas, y no vendemos nada
          de ello. <a href={pages.terms()}>Términos</a>&nbsp;· <a href={pages.communityRules()}>Normas</a>
        </p>
      </Container>
    </div>
  </footer>
)
