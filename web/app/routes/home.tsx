import { titleOf } from '../platform/page-title.ts'

export const meta = () => [{ title: titleOf() }]

export default function Home() {
  return <h1>Andariego</h1>
}
