const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML 1.0, without the characters that XML cannot represent. */
export const xmlText = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
