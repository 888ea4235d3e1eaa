import { expect } from 'vitest'
import type { Visitor } from '../tools/visitor.ts'

const WIDTHS = [320, 360, 1280]

/** Expects no horizontal scrolling, every visible button inside the viewport, and every date whole in its field. */
export const fits = async ({ page }: Visitor, where: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const measure = () =>
      page.evaluate(() => {
        const root = document.documentElement
        const modal = document.querySelector('dialog:modal')
        const outside = [...(modal ?? document).querySelectorAll('button, textarea')]
          .filter((element) => element.checkVisibility() && !element.closest('[data-stands]'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return left < -1 || right > root.clientWidth + 1
          })
          .map((element) => element.getAttribute('aria-label') ?? element.textContent)
        const wider = [root, ...(modal?.querySelectorAll('section') ?? [])].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        )
        const cut = [
          ...document.querySelectorAll<HTMLInputElement>('input[placeholder="dd/mm/aaaa"]'),
        ].filter(
          // What is no date may be as long as it likes.
          ({ value, scrollWidth, clientWidth }) => /^[\d/]*$/.test(value) && scrollWidth > clientWidth,
        ).length
        return { sideways: Math.max(0, ...wider), outside, cut }
      })
    await expect
      .poll(measure, { message: `${where}, ${width} px` })
      .toEqual({ sideways: 0, outside: [], cut: 0 })
  }
}
