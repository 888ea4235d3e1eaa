import { earlySubmitScript } from '../rendering/early-submit.ts'

/** The page's background in each scheme, also used for the browser's toolbars. */
export const PAPER = { light: '#FBF8F3', dark: '#0F1716' } as const

/** The time of day, which sets the palette of the hero's landscape. */
export const partOfDay = (hour: number): 'night' | 'dawn' | 'day' | 'dusk' => {
  if (hour < 6 || hour > 20) return 'night'
  if (hour < 9) return 'dawn'
  return hour < 18 ? 'day' : 'dusk'
}

/**
 * Runs before the first paint, as the first element in <head>. Right on the very first frame must be: the colour scheme, the half of
 * the page that fits the visitor (the server only renders the anonymous one), the time of day, and whether there is room for a button
 * to sign in with a passkey. PageMarks keeps its attributes up to date. The script also remembers a form that is sent before
 * hydration. It creates the theme-color meta itself, because React would add a second one where the content differs.
 */
export const bootScript = `(function(){
var d=document,r=d.documentElement,s=null;
function g(k){try{return localStorage.getItem(k)}catch(e){return null}}
s=g('themeMode');
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
r.setAttribute('data-scheme',s);
var m=d.createElement('meta');m.name='theme-color';m.content=s==='dark'?'${PAPER.dark}':'${PAPER.light}';d.head.appendChild(m);
if(g('accessToken')&&g('user'))r.setAttribute('data-session','user');
if(typeof PublicKeyCredential==='function')r.setAttribute('data-passkeys','');
var h=new Date().getHours();
r.setAttribute('data-hour',h<6||h>20?'night':h<9?'dawn':h<18?'day':'dusk');${earlySubmitScript}
})()`
