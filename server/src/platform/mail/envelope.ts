/** What every transport is given. The recipient is an object so that no comma in it can name a second one. */
export interface Envelope {
  from: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}
