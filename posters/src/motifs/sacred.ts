import type { Canvas } from '../canvas.ts'
import { isAmericas } from '../climate.ts'
import { line, mix, shape } from '../marks.ts'

/** Every motif is drawn around the middle of its foot, with negative y upwards, and shaded on its right. */

const twinTowers = ({ wall, wallShade, roof, pane }: Canvas) =>
  shape(
    wall,
    'M-62 0v-112h30v112zM32 0v-112h30v112zM-34 0v-80q6-2 12-10q6-14 22-18q16 4 22 18q6 8 12 10v80z',
  ) +
  shape(
    wallShade,
    'M-44 0v-112h12v112zM46 0v-112h16v112zM-66-112h38v-5h-38zM28-112h38v-5h-38zM-32-74h64v-4h-64z',
  ) +
  shape(roof, 'M-62-117q1-26 15-32q14 6 15 32zM32-117q1-26 15-32q14 6 15 32z') +
  line(roof, 2.5, 'M-47-148v-18m-5 6h10M47-148v-18m-5 6h10M0-106v-18m-5 6h10') +
  shape(
    pane,
    'M-11 0v-28q11-16 22 0v28zM-53-80v-18q6-8 12 0v18zM41-80v-18q6-8 12 0v18zM-50-30v-16h6v16zM44-30v-16h6v16z',
  ) +
  line(pane, 13, 'M0-58h0')

const spire = ({ wall, wallShade, roof, pane, light }: Canvas) =>
  shape(wall, 'M-36 0v-64l48-34 48 34v64zM-48 0v-124h36v124z') +
  shape(wallShade, 'M-22 0v-124h10v124zM42 0v-76l18 12v64z') +
  shape(roof, 'M-12-80l24-22 54 40h-14l-40-26-24 16zM-51-124l21-78 21 78z') +
  shape(mix(roof, light.shadow, 0.35), 'M-30-202l21 78h-13z') +
  line(roof, 2.5, 'M-30-200v-14m-5 5h10') +
  shape(
    pane,
    'M5 0v-26q9-14 18 0v26zM-36-84v-22q6-8 12 0v22zM34-22v-24q5-7 10 0v24zM-34-30v-18q4-6 8 0v18z',
  ) +
  line(pane, 14, 'M14-56h0')

const dome = ({ wall, wallShade, roof, pane, light }: Canvas) =>
  shape(
    wall,
    'M-74 0v-56h148v56zM-38-56v-34h76v34zM-30 0v-66l30-16 30 16v66zM-70-56v-40h16v40zM54-56v-40h16v40z',
  ) +
  shape(
    wallShade,
    'M48 0v-56h26v56zM18-66v-24h20v34h-8v-10zM-78-56h156v-5h-156zM-42-90h84v-4h-84zM62-61v-35h8v35z',
  ) +
  shape(roof, 'M-38-94q2-44 38-52q36 8 38 52zM-72-96l10-22 10 22zM52-96l10-22 10 22z') +
  shape(mix(roof, light.shadow, 0.3), 'M8-145q30 10 30 51h-18q2-34-12-51z') +
  shape(wall, 'M-6-144v-14h12v14z') +
  line(roof, 3, 'M0-160v-16m-5 5h10') +
  shape(
    pane,
    'M-9 0v-28q9-12 18 0v28zM-54-16v-22h8v22zM-66-16v-22h8v22zM38-16v-22h8v22zM56-16v-22h8v22zM-26-66v-14h6v14zM-3-66v-14h6v14z',
  )

export const church = (canvas: Canvas) => {
  const { chance, longitude } = canvas
  if (isAmericas(longitude)) return chance.pick([twinTowers, twinTowers, dome, spire])(canvas)
  return chance.pick([spire, dome, spire, twinTowers])(canvas)
}

export const mosque = ({ wall, wallShade, roof, pane, light }: Canvas) =>
  shape(wall, 'M-92 0v-128h13v128zM79 0v-128h13v128zM-66 0v-44h132v44zM-38-44v-20h76v20z') +
  shape(wallShade, 'M-84 0v-128h5v128zM87 0v-128h5v128zM44 0v-44h22v44zM-96-96h21v-6h-21zM75-96h21v-6h-21z') +
  shape(
    roof,
    'M-40-64c-4-34 26-44 40-62c14 18 44 28 40 62zM-92-128l6-26 7 26zM79-128l6-26 7 26zM-66-44q14-24 28 0zM38-44q14-24 28 0z',
  ) +
  shape(mix(roof, light.shadow, 0.3), 'M0-126c14 18 44 28 40 62h-20q2-40-20-62z') +
  line(roof, 2.5, 'M0-126v-14') +
  shape(pane, 'M-15 0v-24q2-12 15-20q13 8 15 20v24zM-50 0v-18q8-14 16 0v18zM34 0v-18q8-14 16 0v18z')

export const pagoda = ({ wall, wallShade, roof, pane, light }: Canvas) => {
  const eaves =
    'M-62-34q22-2 32-20h60q10 18 32 20q-62 6-124 0zM-52-78q18-2 26-18h52q8 16 26 18q-52 6-104 0zM-42-118q14-2 20-16h44q6 14 20 16q-42 6-84 0zM-32-154q18-4 32-26q14 22 32 26q-32 5-64 0z'
  return (
    shape(wall, 'M-40 0v-36h80v36zM-32-50v-30h64v30zM-26-92v-28h52v28zM-20-130v-26h40v26z') +
    shape(
      wallShade,
      'M16 0v-36h24v36zM14-50v-30h18v30zM12-92v-28h14v28zM9-130v-26h11v26zM-54 0h108v6h-108z',
    ) +
    shape(roof, eaves) +
    shape(
      mix(roof, light.shadow, 0.35),
      'M-62-34q62 6 124 0q-62 12-124 0zM-52-78q52 6 104 0q-52 11-104 0zM-42-118q42 6 84 0q-42 10-84 0z',
    ) +
    line(roof, 3, 'M0-178v-24') +
    shape(pane, 'M-10 0v-24h20v24zM-7-58v-12h14v12zM-6-100v-10h12v10z')
  )
}

export const greekTemple = ({ wall, wallShade, pane }: Canvas) =>
  shape(wallShade, 'M-84-16v-70h168v70z') +
  shape(pane, 'M-16-16v-54h32v54z', 0.5) +
  shape(wall, 'M-92-86v-12h184v12zM-92-98l92-40 92 40zM-96 0v-8h192v8zM-90-8v-8h180v8z') +
  line(wall, 13, 'M-76-24v-58M-46-24v-58M-15-24v-58M15-24v-58M46-24v-58M76-24v-58') +
  shape(wallShade, 'M-64-102l64-28 64 28zM-92-86h184v-3h-184zM-96-6h192v-3h-192z')
