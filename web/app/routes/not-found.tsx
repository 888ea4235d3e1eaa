import { data } from 'react-router'

/** Every address the map does not know; the root's error page shows it. */
export const loader = () => {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
