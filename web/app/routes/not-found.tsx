import { data } from 'react-router'

/** Matches every unknown address; the root's error page shows the error. */
export const loader = () => {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
