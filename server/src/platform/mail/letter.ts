export interface Letter {
  to: string
  subject: string
  title: string
  paragraphs: string[]
  button: { label: string; url: string }
  footnote: string
}
