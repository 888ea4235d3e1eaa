/** What every transport receives. The recipient is an object, so that a comma in it cannot add a second recipient. */
export interface Envelope {
  from: string
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}
