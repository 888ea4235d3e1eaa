import type { IconProps } from '@tabler/icons-react'

type SpriteIconProps = Omit<IconProps, 'ref' | 'title' | 'children'>

/**
 * Creates the replacement for the export `name` of `@tabler/icons-react` in builds: an icon that refers to the sprite at `path`.
 */
export const spriteIcon = (path: string) => (name: string) =>
  function SpriteIcon({ size = 24, stroke = 2, ...rest }: SpriteIconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the screen that shows it says what it means, or hides it
      <svg width={size} height={size} strokeWidth={stroke} {...rest}>
        <use href={`${path}#${name}`} />
      </svg>
    )
  }
