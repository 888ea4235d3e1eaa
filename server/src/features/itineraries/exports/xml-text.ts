const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text inside XML 1.0, without the characters that it knows no way to write. */
export const xmlText = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
