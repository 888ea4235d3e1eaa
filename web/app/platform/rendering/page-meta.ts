import type { MetaDescriptor } from 'react-router'
import { BRAND, titleOf } from './page-title.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Scheme and host of canonical addresses, from the root route's data; empty when those could not be loaded. */
export const originOf = (matches: Matches): string => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return root?.origin ?? ''
}

interface PageDescription {
  /** Without the product's name, which the document title adds. */
  title: string
  description: string
  /** The absolute canonical address, the same for every variant of the page. */
  url: string
  /** `url` is absolute. */
  image?: { url: string; alt: string; width?: number; height?: number }
  type?: 'website' | 'article'
}

/** About the length that search results show, in characters. */
const DESCRIPTION_LENGTH = 160

/** The beginning of a longer text, cut between words. */
export const excerpt = (text: string, length = DESCRIPTION_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')}…`
}

/** The meta tags: title, description, canonical address, and the preview card for shared links. */
export const pageMeta = ({ title, description, url, image, type = 'website' }: PageDescription) => {
  const summary = excerpt(description)
  const tags: MetaDescriptor[] = [
    { title: titleOf(title) },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (!image) return tags
  tags.push({ property: 'og:image', content: image.url }, { property: 'og:image:alt', content: image.alt })
  if (image.width && image.height) {
    tags.push(
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
    )
  }
  return tags
}
