/** The picture of links to pages that have none of their own; scripts/build-share-card.ts makes it. */
export const shareCardOf = (origin: string) => ({
  url: `${origin}/share-card.jpg`,
  alt: 'Andariego: el mundo, contado por quienes lo caminan',
  width: 1200,
  height: 630,
})
