import styles from './hero-landscape.module.css'

/**
 * The wide landscape behind the home page's title and search. Its colours are CSS variables that follow `data-hour` on <html>
 * (dawn, day, dusk, night), so that server and browser render the same markup at any hour. The left and the top have little
 * detail, for the text; a narrow screen shows the middle 450 units. It fills its container by cropping, never by distortion.
 */
export const HeroLandscape = ({ className = '' }: { className?: string }) => (
  <svg
    className={`${styles.landscape} ${className}`}
    viewBox="0 0 1600 600"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    <linearGradient id="hero-sky" x2="0" y2="0.75">
      <stop className={styles.skyTop} />
      <stop className={styles.skyMiddle} offset=".5" />
      <stop className={styles.skyLow} offset="1" />
    </linearGradient>
    <path fill="url(#hero-sky)" d="M0 0h1600v600H0z" />
    <Sky />
    <Mountains />
    <Valley />
    <Foreground />
  </svg>
)

const Sky = () => (
  <>
    <g className={styles.stars}>
      <path
        strokeWidth="3"
        d="M60 40h0M210 24h0M390 44h0M1090 54h0M1230 40h0M1340 130h0M1420 48h0M1530 110h0M1490 200h0M1130 150h0M1380 210h0M1570 40h0M1150 240h0M30 330h0M1060 210h0"
      />
      <path strokeWidth="5" d="M1400 120h0M1406 186h0M1376 148h0M1430 140h0" />
    </g>
    <g className={styles.orb}>
      <circle cx="975" cy="270" r="128" opacity=".16" />
      <circle cx="975" cy="270" r="92" opacity=".25" />
      <circle cx="975" cy="270" r="60" />
    </g>
    <path
      className={styles.cloud}
      strokeWidth="18"
      opacity=".8"
      d="M1230 150h120M1260 133h60M1290 167h120M700 300h70M716 284h40M1440 250h150M1480 234h60"
    />
    <path
      className={styles.birds}
      strokeWidth="2.5"
      d="M1120 150q6-9 13 0q7-9 13 0M1158 168q6-9 13 0q7-9 13 0M1174 136q6-9 13 0q7-9 13 0"
    />
  </>
)

const Mountains = () => (
  <>
    <path
      className={styles.far}
      d="M0 600V420L90 388 170 404 280 360 360 392 470 372 560 398 690 330 780 372 860 318 930 366 1060 262 1150 330 1230 290 1330 350 1450 250 1540 320 1600 296V600z"
    />
    <path
      className={styles.farShade}
      d="M280 360l80 32v60l-60-20-12-40zM690 330l90 42v70l-70-30 4-40zM860 318l70 48v60l-54-30 6-40zM1060 262l90 68v110l-80-50 16-50zM1450 250l90 70 60-24v160l-140-80 14-60z"
    />
    <path
      className={styles.snow}
      d="M1060 262l45 34-22-4-14 16-18-17-22 8zM1450 250l46 36-24-4-16 18-16-20-26 14zM690 330l26 12-14 2-10 9-12-10-12 4z"
    />
    <path
      className={styles.range}
      d="M0 600V470L120 448 260 462 420 436 540 456 640 410 720 436 860 366 960 408 1200 206 1300 300 1350 280 1460 372 1540 340 1600 366V600z"
    />
    <path
      className={styles.rangeShade}
      d="M640 410l80 26 30 60-100-30 4-30zM860 366l100 42 30 80-120-50 6-40zM1200 206l100 94 50-20 110 92-20 128-220-40 20-90-34-60 22-50zM1540 340l60 26v120l-70-40 16-60z"
    />
    <path
      className={styles.snow}
      d="M1200 206l62 58-30-8-16 26-20-28-22 20-10-26-30 10zM860 366l34 14-18 4-12 10-14-11-18 1z"
    />
  </>
)

const Valley = () => (
  <>
    <path
      className={styles.hill}
      d="M0 600V500c130-34 260-30 380-10s230 4 330-24 220-36 330-6 210 10 300-24 180-40 260-30V600z"
    />
    <path
      className={styles.wood}
      d="M1040 470l12-34 12 34zM1064 476l14-42 14 42zM1090 478l11-32 11 32zM1330 444l14-42 14 42zM1356 438l12-36 12 36zM1376 432l15-44 15 44zM1404 426l12-36 12 36zM560 486l11-30 11 30zM580 482l13-38 13 38zM604 478l11-30 11 30zM1470 412l13-40 13 40zM1492 410l11-32 11 32z"
    />
    <path className={styles.water} d="M0 600v-72c200-18 420-24 640-20s300-14 470-12 300 24 490 10V600z" />
    <path
      className={styles.glint}
      strokeWidth="4"
      opacity=".85"
      d="M948 508h56M930 520h96M954 532h40M912 546h110M700 520h50M740 538h30M330 530h70M180 546h60M1300 524h60M470 548h44"
    />
    <g transform="translate(795 500)">
      <path className={styles.wall} d="M-58 8v-34h30V8zM-28 8v-26h44V8zM30 8v-30h40V8zM-4 8v-64h22V8z" />
      <path className={styles.wallShade} d="M10 8v-64h8V8zM60 8v-30h10V8zM-36 8v-34h8V8z" />
      <path
        className={styles.roof}
        d="M-62-26l19-15 19 15zM-30-18l6-12h34v12zM26-22l24-16 24 16zM-8-56L7-86l15 30z"
      />
      <path className={styles.pane} strokeWidth="5" d="M-46-8v4M-14-4v3M44-6v4M58-6v4M5-40v5" />
    </g>
    <path
      className={styles.meadow}
      d="M0 600v-50c150-20 300-10 430-20s220-34 350-32 200 40 330 48 330-40 490-36V600z"
    />
    <path
      className={styles.path}
      d="M806 504c26 16 76 18 70 34s-92 18-86 36 70 20 60 30h150c-10-26-120-22-130-40s64-20 52-36-90-14-100-24z"
    />
  </>
)

const Foreground = () => (
  <>
    <path
      className={styles.near}
      d="M0 600v-46c180-14 320 26 480 28s180-6 320-2 240 18 380-2 260-70 420-74v96z"
    />
    <path
      className={styles.tree}
      d="M1390 392l30 66h-12l28 66h-14l32 68h-128l32-68h-14l28-66h-12zM1480 330l38 82h-15l35 82h-17l39 90h-160l39-90h-17l35-82h-15zM1560 420l26 58h-11l25 58v50h-90l26-50h-12l25-58h-11zM70 470l24 50h-10l22 48h-11l25 52H20l25-52H34l22-48H46zM150 506l18 38h-8l17 36h-8l18 40h-74l18-40h-8l17-36h-8z"
    />
    <path
      className={styles.treeShade}
      d="M1390 392l30 66h-12l28 66h-14l32 68h-50zM1480 330l38 82h-15l35 82h-17l39 90h-60zM70 470l24 50h-10l22 48h-11l25 52H80zM150 506l18 38h-8l17 36h-8l18 40h-30z"
    />
  </>
)
