import type { Itinerary } from '@andariego/contract/itineraries'
import type { Page } from 'playwright-core'

/** A trip as a page shows it, in plain values; the texts that the journey types are recognized by their marks. */
export interface TripScreen {
  days: {
    date: string
    titles: string[]
    notes: string[]
    stops: StopOnScreen[]
  }[]
  ideas: StopOnScreen[]
  checklist: { text: string; isDone: boolean }[]
}
export interface StopOnScreen {
  id: string
  time: string | null
  status: string | null
  notes: string[]
  hasOtherNotes: boolean
}

/** The marks of what the journey types: `aviso12` in a stop's note, `plan12` in a day's, `etapa12` in its title. */
const marks = (text: string | null, mark: string): string[] =>
  text?.match(new RegExp(`${mark}\\d+(?:-\\d+)*`, 'g')) ?? []

/** What a page has to show for this response of the server. */
export const expectedScreen = ({ items, ideas, days, checklist }: Itinerary): TripScreen => {
  const stopOf = ({
    id,
    startTime,
    status,
    note,
    otherNotes,
  }: Itinerary['items'][number] | Itinerary['ideas'][number]) => ({
    id,
    time: startTime,
    status,
    notes: marks(note, 'aviso'),
    hasOtherNotes: otherNotes.length > 0,
  })
  // A day with a title or a note is shown without stops, too.
  const written = days.filter(({ title, note, otherNotes }) => title || note || otherNotes.length > 0)
  const dates = [...new Set([...items, ...written].map(({ date }) => date))].sort()
  return {
    days: dates.map((date) => {
      const day = days.find((one) => one.date === date)
      return {
        date,
        titles: marks(day?.title ?? null, 'etapa'),
        notes: marks(day?.note ?? null, 'plan'),
        stops: items.filter((item) => item.date === date).map(stopOf),
      }
    }),
    ideas: ideas.map(stopOf),
    checklist: checklist.map(({ text, isDone }) => ({ text, isDone })),
  }
}

/** Reads the trip from a page; forms must be closed, because they hide the texts. */
export const screenOf = (page: Page): Promise<TripScreen> =>
  page.evaluate(() => {
    // What is far from the window is not laid out (content-visibility), and has no text then.
    for (const part of document.querySelectorAll<HTMLElement>('main section, [data-stop]'))
      part.style.contentVisibility = 'visible'
    const marks = (text: string, mark: string) => text.match(new RegExp(`${mark}\\d+(?:-\\d+)*`, 'g')) ?? []
    const stopsIn = (part: Element) =>
      [...part.querySelectorAll<HTMLElement>('[data-stop]')].map((stop) => ({
        id: stop.dataset.stop ?? '',
        time:
          [...stop.querySelectorAll('li')]
            .map(({ innerText }) => innerText)
            .find((text) => /^\d\d:\d\d$/.test(text)) ?? null,
        status: stop.dataset.status ?? null,
        notes: marks(stop.innerText, 'aviso'),
        hasOtherNotes: stop.innerText.includes('Hay otra versión de la nota'),
      }))
    const days = [...document.querySelectorAll<HTMLElement>('main section:has(h2 > time)')]
    const ideas = document.querySelector('[aria-label="Ideas sin fecha"]')
    const list = document.querySelector('[aria-label="Para llevar y hacer"]')
    return {
      days: days.map((day) => ({
        date: day.querySelector('time')?.dateTime ?? '',
        titles: marks(day.innerText, 'etapa'),
        notes: marks(day.innerText, 'plan'),
        stops: stopsIn(day),
      })),
      ideas: ideas ? stopsIn(ideas) : [],
      checklist: [...(list?.querySelectorAll<HTMLElement>('ul > li') ?? [])].map((item) => ({
        text: item.querySelector('label')?.innerText.trim() ?? '',
        isDone: item.querySelector('input')?.checked ?? false,
      })),
    }
  })
