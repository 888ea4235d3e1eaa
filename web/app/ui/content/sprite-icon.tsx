import type { IconProps } from '@tabler/icons-react'

type SpriteIconProps = Omit<IconProps, 'ref' | 'title' | 'children'>

/** What `@tabler/icons-react` exports in a build: the icon at an address within the sprite that the build writes. */
export const spriteIcon = (address: string) =>
  function SpriteIcon({ size = 24, stroke = 2, ...rest }: SpriteIconProps) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: the screen that shows it says what it means, or hides it
      <svg width={size} height={size} strokeWidth={stroke} {...rest}>
        <use href={address} />
      </svg>
    )
  }
