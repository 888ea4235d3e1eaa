import { IconMessageQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './untold-prompt.module.css'

/** Says that the community may know what no review tells yet; `children` is the way to tell it. */
export const UntoldPrompt = ({ children }: { children: ReactNode }) => (
  <div className={styles.untold}>
    <IconMessageQuestion aria-hidden="true" />
    <p>
      <strong>Pregunta a la comunidad</strong>
      <br />
      ¿Estuviste y lo sabes? Ayuda a quien viene después.
    </p>
    {children}
  </div>
)
