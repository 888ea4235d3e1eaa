/** The content of a mail: plain texts and one button. It is escaped here, so callers pass people's text unescaped. */
export interface LetterContent {
  to: string
  subject: string
  title: string
  paragraphs: string[]
  button: { label: string; url: string }
  /** Small print under the button: how long the link is valid, what to do if one did not request it. */
  footnote: string
  /** For optional mail: the links to unsubscribe, for people and for mail programs (RFC 8058). */
  unsubscribe?: { label: string; url: string; oneClickUrl: string }
}

export interface Letter {
  to: string
  subject: string
  html: string
  text: string
  /** The button's address, for the log of an installation without a mail server. */
  link: string
  /** The address with which a mail program unsubscribes its user. */
  oneClickUrl?: string
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Keeps a header on one line: a line break would start another header. */
const oneLine = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

const webAddress = (text: string): string => {
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('A mail links to the web only.')
  return url.href
}

// Inline styles first, because some mail programs remove the style element; that element only adds the dark colours.
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0f1716!important;color:#e8efec!important}
.card{background:#172321!important;border-color:#2a3936!important;border-top-color:#f0906f!important}
.title,.text{color:#e8efec!important}
.muted,.muted a{color:#a3b1ae!important}
.brand{color:#63cdbf!important}
.button{background:#63cdbf!important;color:#0f1716!important}
}`

type Written = LetterContent & { url: string }

const wayOut = ({ unsubscribe }: LetterContent) =>
  unsubscribe === undefined
    ? ''
    : `<p class="muted" style="margin:12px 0 0;font-size:14px;line-height:1.5;color:#5a6664"><a href="${escapeHtml(webAddress(unsubscribe.url))}" style="color:#5a6664">${escapeHtml(unsubscribe.label)}</a></p>
`

const html = (written: Written) => {
  const { subject, title, paragraphs, button, footnote, url } = written
  const link = escapeHtml(url)
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f3;color:#1c2b2a;${FONT}">
<div class="paper" role="article" lang="es" style="background:#fbf8f3;padding:32px 16px">
<div style="max-width:560px;margin:0 auto">
<p class="brand" style="margin:0 0 16px;font:600 20px/1.3 Fraunces,Georgia,serif;color:#0b5d59">Andariego</p>
<div class="card" style="background:#ffffff;border:1px solid #e5ded2;border-top:4px solid #b4472f;border-radius:8px;padding:32px 24px;overflow-wrap:anywhere">
<h1 class="title" style="margin:0 0 16px;font:600 26px/1.25 Fraunces,Georgia,serif;color:#1c2b2a">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#1c2b2a">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a class="button" href="${link}" style="display:inline-block;background:#0b5d59;color:#ffffff;font-size:16px;font-weight:600;line-height:1.25;text-decoration:none;padding:14px 24px;border-radius:8px">${escapeHtml(button.label)}</a></p>
<p class="muted" style="margin:0;font-size:14px;line-height:1.5;color:#5a6664">${escapeHtml(footnote)}</p>
${wayOut(written)}</div>
<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5a6664;overflow-wrap:anywhere">Si el botón no funciona, copia este enlace en tu navegador: <a href="${link}" style="color:#5a6664">${link}</a></p>
</div>
</div>
</body>
</html>
`
}

const plainText = ({ title, paragraphs, button, footnote, unsubscribe, url }: Written) => {
  const out = unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${webAddress(unsubscribe.url)}`]
  const parts = [title, ...paragraphs, `${button.label}:\n${url}`, footnote, ...out, '--\nAndariego']
  return `${parts.join('\n\n')}\n`
}

/** Composes a mail in the product's design, as HTML and as plain text. Throws when the button's address is not http or https. */
export const letter = (content: LetterContent): Letter => {
  const { unsubscribe } = content
  const written = { ...content, subject: oneLine(content.subject), url: webAddress(content.button.url) }
  return {
    to: content.to,
    subject: written.subject,
    html: html(written),
    text: plainText(written),
    link: written.url,
    ...(unsubscribe && { oneClickUrl: webAddress(unsubscribe.oneClickUrl) }),
  }
}
