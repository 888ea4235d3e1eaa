/** Scripts start at the latest so long after the document was read, however slow its pictures are. */
const PATIENCE_MS = 1000

/**
 * Starts the page's scripts once its pictures have come, or with the first touch or key: a page can be read without them, and
 * on a slow connection they weigh more than all that is to be seen. Who is signed in waits for them, hence gets them at once.
 * An inline script of the document, without references to anything outside it.
 */
export const startLateScripts = `(function(){
var d=document,w=window,on=0,signs=['pointerdown','keydown','touchstart'];
function start(){
if(on)return;on=1;
signs.forEach(function(s){w.removeEventListener(s,start,true)});
d.querySelectorAll('link[rel=late]').forEach(function(l){l.rel='modulepreload'});
d.querySelectorAll('script[type=late]').forEach(function(q){
var s=d.createElement('script');s.type='module';s.text=q.text;q.replaceWith(s)});
}
if(d.documentElement.hasAttribute('data-session'))return start();
signs.forEach(function(s){w.addEventListener(s,start,{capture:true,passive:true})});
w.addEventListener('load',start);
setTimeout(start,${PATIENCE_MS});
})()`

/** Makes a rendered document's modules such as `startLateScripts` starts, and puts that at its end. */
export const withLateScripts = (html: string, nonce: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="late" fetchpriority="low"')
    .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="late"`)
    .replace('</body>', `<script nonce="${nonce}">${startLateScripts}</script></body>`)
