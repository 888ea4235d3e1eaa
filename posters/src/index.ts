export { type PosterPlace, posterSvg } from './poster.ts'
export { posterPng } from './poster-png.ts'
