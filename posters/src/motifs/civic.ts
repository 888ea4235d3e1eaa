import type { Canvas } from '../canvas.ts'
import { line, mix, shape, trace } from '../marks.ts'

export const museum = (canvas: Canvas) => {
  const { wall, wallShade, roof, pane, light, chance } = canvas
  const wings =
    shape(wall, 'M-112 0v-62h224v62z') +
    shape(wallShade, 'M78 0v-62h34v62zM-116-62h232v-6h-232zM-112-8h224v8h-224z') +
    shape(
      pane,
      'M-102-16v-28h10v28zM-82-16v-28h10v28zM-62-16v-28h10v28zM52-16v-28h10v28zM72-16v-28h10v28zM92-16v-28h10v28z',
    )
  const portico =
    shape(wallShade, 'M-44 0v-76h88v76z') +
    shape(pane, 'M-10-6v-44h20v44z') +
    line(wall, 9, 'M-38-8v-64M-20-8v-64M20-8v-64M38-8v-64') +
    shape(wall, 'M-50-72h100v-8h-100zM-52-80l52-28 52 28zM-56 4v-8h112v8z') +
    shape(wallShade, 'M-32-83l32-17 32 17z')
  const drum =
    shape(wall, 'M-34-68v-42h68v42z') +
    shape(roof, 'M-36-110q2-42 36-48q34 6 36 48z') +
    shape(mix(roof, light.shadow, 0.3), 'M8-157q28 8 28 47h-18q2-32-10-47z') +
    line(roof, 3, 'M0-158v-22') +
    shape(wallShade, 'M14-68v-42h20v42zM-39-110h78v-4h-78z')
  const mansard = shape(roof, 'M-116-68l12-24h62l10 24zM34-68l10-24h62l10 24z')
  return (chance.happens(0.55) ? drum : mansard) + wings + portico
}

export const obelisk = ({ wall, wallShade, chance }: Canvas) => {
  const tall = chance.between(150, 180)
  return (
    shape(wall, trace`M-13-8l3${-tall}l10-20 10 20 3 ${tall}zM-30 4v-12h60v12z`) +
    shape(wallShade, trace`M13-8l-3${-tall}l-10-20-2 ${tall + 20}zM8 4v-12h22v12z`)
  )
}

export const clockTower = ({ wall, wallShade, roof, pane, light }: Canvas) =>
  shape(wall, 'M-24 0v-138h48v138zM-44 0v-34h88v34zM-28-138v-6h56v6zM-20-144v-22h40v22z') +
  shape(wallShade, 'M8 0v-138h16v138zM24 0v-34h20v34zM8-144v-22h12v22zM-28-98h56v-4h-56z') +
  shape(roof, 'M-24-166l24-42 24 42z') +
  shape(mix(roof, light.shadow, 0.35), 'M0-208l24 42h-16z') +
  line(pane, 26, 'M0-120h0') +
  line(wall, 2.5, 'M0-129v9l6 5') +
  shape(pane, 'M-5-62v-22q5-6 10 0v22zM-9 0v-20q9-10 18 0v20zM-34-8v-14h7v14z')

/** An iron tower on four legs. */
export const lattice = ({ light, wall, roof }: Canvas) => {
  const iron = mix(roof, light.shadow, 0.35)
  return (
    shape(iron, 'M-62 4q44-70 52-204h20q8 134 52 204h-24q-22-60-76 0z') +
    shape(mix(wall, light.haze, 0.5), 'M-27-44q20-34 22-82h10q2 48 22 82z', 0.9) +
    shape(iron, 'M-34-40h68v-9h-68zM-20-98h40v-7h-40zM-13-152h26v-6h-26z') +
    line(iron, 3, 'M0-198v-30M-26-48l34-50M26-48l-34-50')
  )
}

export const lighthouse = ({ wall, wallShade, roof, pane, light }: Canvas) => {
  const lit = light.dim > 0.4
  return (
    (lit ? shape(0xfff0c0, 'M0-152l-620-70v132zM0-152l620-62v116z', 0.22) : '') +
    shape(wall, 'M-22 0l8-138h28l8 138zM24 0v-28l20-14 20 14v28z') +
    shape(roof, 'M-20-36l2-30h36l2 30zM-16-90l2-28h28l2 28zM20-28l24-18 24 18zM-16-162q16-22 32 0z') +
    shape(wallShade, 'M4-138h10l8 138h-14zM-20-138h40v-6h-40z', 0.6) +
    shape(pane, 'M-11-144v-17h22v17zM38-6v-14h10v14zM-4 0v-18h8v18z') +
    line(roof, 2.5, 'M0-172v-12')
  )
}

export const castle = (canvas: Canvas) => {
  const { wall, wallShade, roof, pane, chance, light } = canvas
  const pointed = chance.happens(0.5)
  const dark = mix(roof, light.shadow, 0.35)
  return (
    shape(
      wall,
      'M-24-40v-96h48v96zM-94 0v-58h188v58zM-94-58v-8h12v8h12v-8h12v8h12v-8h12v8h84v-8h12v8h12v-8h12v8h12v-8h12v8zM-112 4v-88h34v88zM78 4v-88h34v88z',
    ) +
    shape(wallShade, 'M10-58v-78h14v78zM-88 4v-88h10v88zM98 4v-88h14v88zM-94-50h188v-4h-188z') +
    (pointed
      ? shape(roof, 'M-118-84l23-50 23 50zM72-84l23-50 23 50zM-30-136l30-56 30 56z') +
        shape(dark, 'M-95-134l23 50h-14zM95-134l23 50h-14zM0-192l30 56h-18z')
      : shape(
          wall,
          'M-116-84v-18h10v8h10v-8h12v8h10v-8h0v18zM74-84v-18h10v8h10v-8h12v8h10v-8h0v18zM-28-136v-18h12v8h10v-8h12v8h10v-8h12v18z',
        ) +
        line(wallShade, 2.5, 'M0-150v-42') +
        shape(roof, 'M1-192l26 8-26 9z')) +
    shape(pane, 'M-15 4v-26q15-20 30 0v26zM-3-92v-18h6v18zM-97-44v-16h5v16zM93-44v-16h5v16z')
  )
}

export const windmill = ({ wall, wallShade, roof, pane, light }: Canvas) =>
  shape(wall, 'M-32 0l8-92h48l8 92z') +
  shape(wallShade, 'M6-92h18l8 92h-20z') +
  shape(roof, 'M-28-92q2-32 28-38q26 6 28 38z') +
  shape(pane, 'M-8 0v-26q8-10 16 0v26zM-6-52v-14h12v14z') +
  line(mix(roof, light.shadow, 0.5), 3.5, 'M-62-146l124 76M38-170l-76 124') +
  shape(
    wall,
    'M-8-112l-54-34-7 12 52 32zM4-100l34-70 13 8-36 66zM12-104l50 34-8 12-50-34zM-4-104l-34 58-13-8 36-58z',
    0.85,
  )

export const stadium = (canvas: Canvas) => {
  const { wall, wallShade, roof, pane, light, seen } = canvas
  return (
    shape(wallShade, 'M-138-70q138-44 276 0v22h-276z') +
    shape(seen(0x5f9a58, 0.4), 'M-104-60q104-22 208 0q-104 16-208 0z') +
    shape(wall, 'M-142-70q142 48 284 0l-12 64q-130 30-260 0z') +
    shape(wallShade, 'M60-46q48-6 82-24l-12 64q-34 8-64 11z', 0.7) +
    line(roof, 6, 'M-142-71q142 48 284 0') +
    shape(
      pane,
      'M-112-20v-18q8-7 16 0v22zM-76-14v-20q8-7 16 0v22zM-38-10v-20q8-7 16 0v21zM0-9v-20q8-7 16 0v20zM38-12v-20q8-7 16 0v19zM76-17v-20q8-7 16 0v17z',
    ) +
    line(mix(wallShade, light.shadow, 0.4), 4, 'M-122-64v-84M122-64v-84') +
    shape(light.dim > 0.4 ? 0xfff3cf : wall, 'M-138-164h32v18h-32zM106-164h32v18h-32z')
  )
}
