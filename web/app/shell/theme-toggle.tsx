import { IconMoon, IconSun } from '@tabler/icons-react'
import { toggleColorScheme } from '../platform/theme/theme.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './theme-toggle.module.css'

/** The label names the action. CSS shows the half for the current scheme, so the label is right before hydration, too. */
export const ThemeToggle = ({ labelled = false, className }: { labelled?: boolean; className?: string }) => (
  <button
    type="button"
    onClick={toggleColorScheme}
    className={classNames(styles.toggle, labelled && styles.labelled, className)}
  >
    <span className={styles.inLight}>
      <IconMoon aria-hidden="true" />
      <span className={styles.label}>Cambiar a tema oscuro</span>
    </span>
    <span className={styles.inDark}>
      <IconSun aria-hidden="true" />
      <span className={styles.label}>Cambiar a tema claro</span>
    </span>
  </button>
)
