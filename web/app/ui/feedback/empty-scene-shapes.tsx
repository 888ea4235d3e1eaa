import type { ReactNode } from 'react'
import styles from './empty-scene.module.css'

export type EmptySceneName = 'no-places' | 'no-reviews' | 'no-results' | 'lost' | 'no-groups' | 'no-messages'

const Sun = ({ x, y, radius = 17 }: { x: number; y: number; radius?: number }) => (
  <>
    <circle className={styles.halo} cx={x} cy={y} r={radius * 1.7} />
    <circle className={styles.sun} cx={x} cy={y} r={radius} />
  </>
)

/** Empty land: a trail up to a summit without a flag. */
const NoPlaces = (
  <>
    <Sun x={66} y={52} />
    <path className={styles.far} d="M0 150V98l34-22 26 16 30-30 34 32 30-18 46 34 40-18v58z" />
    <path className={styles.middle} d="M40 150l98-104 34 40 14-10 54 60v14z" />
    <path className={styles.near} d="M138 46l34 40 14-10 54 60v14h-76l-26-46 8-22z" />
    <path
      className={styles.foam}
      strokeWidth="2.5"
      strokeDasharray="1 6"
      d="M118 142q26-10 4-22t12-22-2-20 6-26"
    />
    <path className={styles.thread} strokeWidth="2" d="M138 48V22" />
    <path className={styles.accent} d="M139 22l20 6-20 7z" />
    <path className={styles.dark} d="M0 150v-18c50-16 96 4 140 4s70-12 100-8v22z" />
    <path className={styles.dark} d="M30 92l11 22h-5l9 18H15l9-18h-5zM56 106l8 16h-4l7 14H45l7-14h-4z" />
  </>
)

/** An empty postcard. */
const NoReviews = (
  <>
    <path className={styles.far} d="M0 150v-40c40-20 70-10 110-16s80-16 130-2v58z" />
    <g transform="rotate(-6 120 76)">
      <path className={styles.shade} d="M50 34h144v92H50z" opacity=".45" />
      <path className={styles.light} d="M46 28h144v92H46z" />
      <path className={styles.far} d="M54 36h60v76H54z" />
      <circle className={styles.sun} cx="98" cy="56" r="8" />
      <path className={styles.middle} d="M54 112V86l18-22 18 20 8-6 16 18v16z" />
      <path className={styles.near} d="M54 112v-8c22-8 38 2 60-4v12z" />
      <path className={styles.accent} d="M160 36h22v26h-22z" />
      <path className={styles.light} d="M164 56l7-11 7 11z" />
      <path className={styles.shade} d="M124 74h58v2h-58zM124 86h58v2h-58zM124 98h36v2h-36z" />
    </g>
    <path className={styles.dark} d="M0 150v-14c60-14 150-10 240-2v16z" />
    <path
      className={styles.star}
      d="M206 30l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM32 46l3 6 6 1-5 4 1 6-5-3-6 3 1-6-4-4 6-1z"
    />
  </>
)

/** A viewing telescope over a wide, quiet sea. */
const NoResults = (
  <>
    <Sun x={172} y={74} radius={20} />
    <path className={styles.far} d="M0 90c30-16 50-20 84-4l16 4z" />
    <path className={styles.middle} d="M0 90h240v60H0z" />
    <path
      className={styles.foam}
      strokeWidth="2.5"
      opacity=".8"
      d="M156 97h32M150 105h46M162 113h28M204 121h22M30 104h24M124 120h20"
    />
    <path className={styles.near} d="M0 150v-34c40-6 80 0 120 12s80 10 120 12v10z" />
    <path className={styles.dark} d="M0 150v-16c60 0 130 4 240 10v6z" />
    <path className={styles.dark} d="M66 84h8l4 48h4v6H58v-6h4z" />
    <path className={styles.dark} d="M44 60q0-8 8-8h34l10-5v32l-10-5H52q-8 0-8-8zM58 74h24v12H58z" />
    <path className={styles.accent} d="M96 47h6v32h-6z" />
    <circle className={styles.light} cx="62" cy="63" r="4" />
  </>
)

/** A fork in the trail with an empty signpost. */
const Lost = (
  <>
    <Sun x={178} y={42} radius={15} />
    <path className={styles.far} d="M0 150V84l40-30 36 26 26-14 44 36 40-24 54 30v42z" />
    <path className={styles.middle} d="M0 150v-44c60-22 110 6 150 0s60-16 90-10v54z" />
    <path className={styles.near} d="M0 150v-28c70-14 160-8 240 0v28z" />
    <path
      className={styles.light}
      d="M104 150c2-14-22-16-60-24 44 2 66 4 76 12 12-10 34-14 74-12-36 6-56 12-54 24z"
      opacity=".85"
    />
    <path className={styles.dark} d="M116 36h8v92h-8z" />
    <path className={styles.accent} d="M124 46h44l10 9-10 9h-44z" />
    <path className={styles.star} d="M116 68H76l-10 9 10 9h40z" />
    <path
      className={styles.dark}
      d="M28 78l13 26h-6l11 22H10l11-22h-6zM214 84l11 22h-5l10 20h-32l10-20h-5z"
    />
  </>
)

/** A message in a bottle. */
const NoMessages = (
  <>
    <Sun x={64} y={58} />
    <path className={styles.far} d="M130 86c24-22 44-24 60-10s30 8 50 10z" />
    <path className={styles.middle} d="M0 84h240v66H0z" />
    <path
      className={styles.foam}
      strokeWidth="2.5"
      opacity=".8"
      d="M48 92h32M42 100h44M190 100h26M54 109h22M206 112h20"
    />
    <g transform="rotate(-24 130 100)">
      <path
        className={styles.light}
        opacity=".6"
        d="M96 86h52q10 0 14 6h16v16h-16q-4 6-14 6H96q-8 0-8-8V94q0-8 8-8z"
      />
      <path className={styles.light} d="M102 91h38v18h-38z" />
      <path className={styles.accent} d="M178 93h12v14h-12z" />
      <path className={styles.mark} strokeWidth="2" d="M108 97h24M108 103h16" />
    </g>
    <path className={styles.near} d="M0 150v-32q30-10 60 0t60 0 60 0 60 0v32z" />
    <path className={styles.dark} d="M0 150v-14q30-9 60 0t60 0 60 0 60 0v14z" />
  </>
)

/** A camp at dusk: two tents and a fire. */
const NoGroups = (
  <>
    <Sun x={182} y={44} radius={14} />
    <path className={styles.far} d="M0 150V92l36-26 30 20 34-38 42 40 30-16 36 22 32-14v70z" />
    <path className={styles.middle} d="M0 150v-36c50-14 90-2 130-6s76-10 110-2v44z" />
    <path className={styles.near} d="M0 150v-24c70-10 160-8 240-2v26z" />
    <path className={styles.dark} d="M64 68l40 66H28z" />
    <path className={styles.light} d="M64 96l16 38H52z" opacity=".9" />
    <path className={styles.dark} d="M190 82l32 50h-62z" />
    <path className={styles.shade} d="M190 104l12 28h-23z" />
    <circle className={styles.halo} cx="132" cy="122" r="26" />
    <path
      className={styles.accent}
      d="M132 96c12 12 14 18 14 26a14 14 0 0 1-28 0c0-6 4-8 6-14 3 3 4 5 4 8 5-5 6-11 4-20z"
    />
    <path className={styles.star} d="M133 114c5 5 7 8 7 12a7 7 0 0 1-14 0c0-4 5-6 7-12z" />
    <path className={styles.thread} strokeWidth="4" d="M114 138l36-6M114 132l36 6" />
    <path className={styles.dark} d="M0 150v-10c60-6 160-4 240 0v10z" />
  </>
)

const shapes: Record<EmptySceneName, ReactNode> = {
  'no-places': NoPlaces,
  'no-reviews': NoReviews,
  'no-results': NoResults,
  lost: Lost,
  'no-groups': NoGroups,
  'no-messages': NoMessages,
}

/** The SVG shapes of a scene for an empty list. */
export const SceneShapes = ({ name }: { name: EmptySceneName }) => shapes[name]
