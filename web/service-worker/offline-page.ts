import { pages } from '@andariego/contract/pages'

const STYLE = `:root{color-scheme:light dark;--paper:#fbf8f3;--ink:#1c2b2a;--muted:#5a6664;--primary:#0b5d59;--primary-ink:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1716;--ink:#e9efe9;--muted:#a3b1ad;--primary:#7cc9be;--primary-ink:#0f1716}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem}h1{font:600 2.25rem/1.12 Georgia,serif;margin:0 0 .75rem}p{margin:0 0 1.5rem;color:var(--muted)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:8px;border:1px solid var(--primary);color:var(--primary);font-weight:600;text-decoration:none}
a:first-child{background:var(--primary);color:var(--primary-ink)}a:focus-visible{outline:3px solid #b4472f;outline-offset:2px}`

/** Shown offline in place of a page that is not kept. */
export const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sin conexión · Andariego</title><style>${STYLE}</style><main><h1>Sin conexión</h1><p>Esta página no está guardada en este dispositivo. Las que ya viste y los viajes que llevas sin conexión se abren también así.</p><nav><a href="">Reintentar</a><a href="${pages.home()}">Volver al inicio</a><a href="${pages.itineraries()}">Mis itinerarios</a></nav></main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    },
  )
