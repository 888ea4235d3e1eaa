/** Scripts start at the latest this long after the document was parsed, however slowly its pictures load. In milliseconds. */
const PATIENCE_MS = 1000

/**
 * Starts the page's scripts once its pictures are loaded, or with the first touch or key: a page can be read without scripts, and
 * on a slow connection they are larger than everything visible. Pages for signed-in users need them, so there they start at
 * once. The whole sheets, which only printing and scripts need, load with them (the server marks them, in page-styles.ts). The
 * function is an inline script of the document and must not refer to anything outside itself.
 */
export const startLateScripts = `(function(){
var d=document,w=window,on=0,signs=['pointerdown','keydown','touchstart'];
function start(){
if(on)return;on=1;
signs.forEach(function(s){w.removeEventListener(s,start,true)});
d.querySelectorAll('link[rel=late]').forEach(function(l){l.rel='modulepreload'});
d.querySelectorAll('link[rel=late-stylesheet]').forEach(function(l){l.rel='stylesheet'});
d.querySelectorAll('script[type=late]').forEach(function(q){
var s=d.createElement('script');s.type='module';s.text=q.text;q.replaceWith(s)});
}
if(d.documentElement.hasAttribute('data-session'))return start();
signs.forEach(function(s){w.addEventListener(s,start,{capture:true,passive:true})});
w.addEventListener('load',start);
setTimeout(start,${PATIENCE_MS});
})()`

/**
 * Changes a rendered document so that `startLateScripts` starts its modules, and adds that script at its end. Reads the bytes as
 * Latin-1, a character each, since all it looks for and adds is ASCII: decoded, a page with one '…' takes two bytes for each
 * character, and ten times as long.
 */
export const withLateScripts = (html: Buffer, nonce: string): Buffer<ArrayBuffer> =>
  Buffer.from(
    html
      .toString('latin1')
      .replaceAll('<link rel="modulepreload"', '<link rel="late" fetchpriority="low"')
      .replace(`<script nonce="${nonce}" type="module"`, `<script nonce="${nonce}" type="late"`)
      .replace('</body>', `<script nonce="${nonce}">${startLateScripts}</script></body>`),
    'latin1',
  )
