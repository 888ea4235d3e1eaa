/** The assistant's icon: a speech bubble with a face. */
export const ChatMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 21V8a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H8zM9 10.5h.01M15 10.5h.01M9.5 13.5a3.5 3.5 0 0 0 5 0" />
  </svg>
)
