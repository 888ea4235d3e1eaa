import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Every shade is one of our own tokens: Mantine's own ramps fail contrast on our paper. Index 6 is the plain colour. */
const shadesOf = (token: 'primary' | 'accent'): MantineColorsTuple => {
  const soft = `var(--${token}-soft)`
  const plain = `var(--${token})`
  const strong = `var(--${token}-strong)`
  return [soft, soft, soft, plain, plain, plain, plain, strong, strong, strong]
}

/** Our tokens for the few Mantine components that features load on use. */
export const mantineTheme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: { primary: shadesOf('primary'), accent: shadesOf('accent') },
  white: '#ffffff',
  black: '#1c2b2a',
  defaultRadius: 8,
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  fontFamily: 'var(--font-text)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-h3)',
  },
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '600' },
  focusRing: 'auto',
  respectReducedMotion: true,
})

const shared = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper-deep)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-primary-filled': 'var(--primary)',
  '--mantine-color-primary-filled-hover': 'var(--primary-strong)',
  '--mantine-color-primary-light': 'var(--primary-soft)',
  '--mantine-color-primary-light-hover': 'var(--primary-soft)',
  '--mantine-color-primary-light-color': 'var(--primary)',
  '--mantine-color-primary-outline': 'var(--primary)',
  '--mantine-primary-color-contrast': 'var(--primary-ink)',
}

/** The tokens already differ by scheme, so both schemes map alike. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
