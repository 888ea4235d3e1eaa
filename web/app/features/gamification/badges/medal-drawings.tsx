import type { ReactNode } from 'react'

/** The drawing of each medal, in a box of 48 × 48; `currentColor` is drawn on the metal. */
const pencil = (
  <>
    <path d="M9 39l3.2-11.4L31.5 8.3a3.6 3.6 0 015 0l3.2 3.2a3.6 3.6 0 010 5L20.4 35.8z" />
    <path className="cut" d="M28 12l8 8M12.2 27.6l8.2 8.2" />
    <path d="M24 41h16v-3H27z" />
  </>
)
const camera = (
  <>
    <path d="M17 10h14l3.5 5.5H41a3 3 0 013 3V37a3 3 0 01-3 3H7a3 3 0 01-3-3V18.5a3 3 0 013-3h6.5z" />
    <circle className="cut" cx="24" cy="27" r="8" />
    <circle cx="24" cy="27" r="3.2" />
    <path className="cut" d="M37 20.5h2" />
  </>
)
const star = (
  <>
    <path d="M24 4l5.9 12.6 13.7 1.8-10.1 9.5 2.6 13.7L24 34.9l-12.1 6.7 2.6-13.7-10.1-9.5 13.7-1.8z" />
    <path className="cut" d="M24 14.5l2.9 6.2 6.7.9-4.9 4.6" />
  </>
)
const footprints = (
  <>
    <path d="M14 4c5 0 7.5 5 7 11-.2 3-.8 5-1.2 7.5H9.2C8.6 20 7 17 7 13c0-5.5 3-9 7-9z" />
    <path d="M9.8 25.5h9.4c.6 4-1.2 7-4.6 7s-5.2-3-4.8-7z" />
    <path d="M34 12c-5 0-7.5 5-7 11 .2 3 .8 5 1.2 7.5h10.6C39.4 28 41 25 41 21c0-5.5-3-9-7-9z" />
    <path d="M38.2 33.5h-9.4c-.6 4 1.2 7 4.6 7s5.2-3 4.8-7z" />
  </>
)
const compass = (
  <>
    <path fillRule="evenodd" d="M24 3a21 21 0 110 42 21 21 0 010-42zm0 5a16 16 0 100 32 16 16 0 000-32z" />
    <path d="M33.5 14.5L27.5 27.5 14.5 33.5l6-13z" />
    <circle className="cut" cx="24" cy="24" r="2" />
  </>
)
const crown = (
  <>
    <path d="M5 14l10 8.5L24 7l9 15.5L43 14l-4 20H9z" />
    <path d="M9 37h30v4H9z" />
    <circle cx="5" cy="12.5" r="2.5" />
    <circle cx="43" cy="12.5" r="2.5" />
    <circle cx="24" cy="6" r="2.8" />
    <path className="cut" d="M24 23l3.5 4.5L24 32l-3.5-4.5z" />
  </>
)
const heart = (
  <>
    <path d="M24 42C12 34 5 27.5 5 19.5 5 13.5 9.5 9.5 14.5 9.5c4 0 7.5 2.2 9.5 6 2-3.8 5.5-6 9.5-6 5 0 9.5 4 9.5 10C43 27.5 36 34 24 42z" />
    <path className="cut" d="M24 20.5v10M19 25.5h10" />
    <path d="M22.8 2h2.4v4.5h-2.4zM33 3.5l2 1.2-2.3 3.9-2-1.2zM15 3.5l-2 1.2 2.3 3.9 2-1.2z" />
  </>
)
const trophy = (
  <>
    <path
      fillRule="evenodd"
      d="M13 5h22v4h8v5c0 6-4 10-9.3 10.5C32 28.5 29.5 30.5 26.5 31v6H33v5H15v-5h6.5v-6c-3-.5-5.5-2.5-7.2-6.5C9 24 5 20 5 14V9h8zm0 8.5H9.5V14c0 2.8 1.4 4.8 3.8 5.7A27 27 0 0113 13.5zm22 0a27 27 0 01-.3 6.2c2.4-.9 3.8-2.9 3.8-5.7v-.5z"
    />
    <path className="cut" d="M19.5 10v7.5" />
  </>
)

/** By the badge's slug: its name is a text, and may change. */
const drawings: Record<string, ReactNode> = {
  'first-review': pencil,
  photographer: camera,
  popular: star,
  'active-traveller': footprints,
  'expert-guide': compass,
  'master-traveller': crown,
  'super-like': heart,
}

/** Each known badge has its own drawing; a badge that this version does not know gets the trophy. */
export const drawingOf = (slug: string): ReactNode => drawings[slug] ?? trophy
