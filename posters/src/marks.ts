/** 24-bit RGB as a number. */
export type Colour = number

export const mix = (from: Colour, to: Colour, amount: number): Colour => {
  const share = Math.min(1, Math.max(0, amount))
  const channel = (shift: number) => {
    const start = (from >> shift) & 255
    return Math.round(start + (((to >> shift) & 255) - start) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

export const hex = (colour: Colour) => `#${colour.toString(16).padStart(6, '0')}`

/** Path data with every number rounded: whole units are finer than a card's pixels, and take half the bytes. */
export const trace = (text: TemplateStringsArray, ...numbers: number[]): string => {
  let data = text[0] ?? ''
  for (let index = 0; index < numbers.length; index++) {
    data += Math.round(numbers[index] ?? 0) + (text[index + 1] ?? '')
  }
  return data
}

const veil = (opacity: number) => (opacity < 1 ? ` opacity="${opacity.toFixed(2).slice(1)}"` : '')

/** A minus sign also separates numbers; without the space a poster is some 200 bytes smaller. */
const tight = (data: string) => data.replaceAll(' -', '-')

export const shape = (colour: Colour, data: string, opacity = 1) =>
  data && `<path fill="${hex(colour)}"${veil(opacity)} d="${tight(data)}"/>`

/** The root element sets round caps, so a line of length 0 is a dot and a thick short one a pill. */
export const line = (colour: Colour, width: number, data: string, opacity = 1) =>
  data && `<path stroke="${hex(colour)}" stroke-width="${width}"${veil(opacity)} d="${tight(data)}"/>`

export const disc = (x: number, y: number, radius: number, colour: Colour, opacity = 1) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${hex(colour)}"${veil(opacity)}/>`

/** Places a motif, drawn around the middle of its foot, in the scene. */
export const stand = (x: number, y: number, scale: number, facing: 1 | -1, content: string) => {
  const size = Math.round(scale * 100) / 100
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${size * facing} ${size})">${content}</g>`
}
