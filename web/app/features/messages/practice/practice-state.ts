export interface Participant {
  id: string
  name: string
  avatar: string
}
export interface PracticeMessage {
  id: string
  conversationId: string
  senderId: string
  text: string
  /** Milliseconds since 1970. */
  timestamp: number
  status: 'sent' | 'read'
}
export interface PracticeConversation {
  id: string
  other: Participant
  unreadCount: number
  messages: PracticeMessage[]
}
export interface PracticeState {
  conversations: PracticeConversation[]
  openId: string | null
}
export type PracticeDeed =
  | { type: 'add'; person: Participant }
  | { type: 'open'; id: string }
  | { type: 'close' }
  | { type: 'send'; text: string; now: number }

export const ME = 'me'

const HOUR = 3_600_000

/** Invented people who answer nothing. */
export const SAMPLE_PEOPLE: readonly Participant[] = [
  { id: 'nora', name: 'Nora Valdés', avatar: 'N' },
  { id: 'tomas', name: 'Tomás Iriarte', avatar: 'T' },
  { id: 'greta', name: 'Greta Olmos', avatar: 'G' },
  { id: 'simon', name: 'Simón Arce', avatar: 'S' },
]

const conversation = (person: Participant, said: [hoursAgo: number, text: string][], now: number) => ({
  id: person.id,
  other: person,
  unreadCount: said.length,
  messages: said.map(([hoursAgo, text], index) => ({
    id: `${person.id}-${index}`,
    conversationId: person.id,
    senderId: person.id,
    text,
    timestamp: now - hoursAgo * HOUR,
    status: 'sent' as const,
  })),
})

export const startingState = (now: number): PracticeState => {
  const [nora, tomas] = SAMPLE_PEOPLE
  return {
    openId: null,
    conversations: [
      ...(nora ? [conversation(nora, [[3, '¡Hola! Aquí puedes probar cómo se escribe.']], now)] : []),
      ...(tomas ? [conversation(tomas, [[80, 'Este chat no sale de tu navegador.']], now)] : []),
    ],
  }
}

/** Newest first, as the list shows them. */
const latest = ({ messages }: PracticeConversation) => messages.at(-1)?.timestamp ?? Number.POSITIVE_INFINITY
export const byLatest = (conversations: readonly PracticeConversation[]) =>
  conversations.toSorted((a, b) => latest(b) - latest(a))

export const afterDeed = (state: PracticeState, deed: PracticeDeed): PracticeState => {
  const { conversations, openId } = state
  const changed = (id: string | null, change: (one: PracticeConversation) => PracticeConversation) =>
    conversations.map((one) => (one.id === id ? change(one) : one))
  switch (deed.type) {
    case 'add': {
      const known = conversations.some(({ id }) => id === deed.person.id)
      const added = { id: deed.person.id, other: deed.person, unreadCount: 0, messages: [] }
      return { openId: deed.person.id, conversations: known ? conversations : [...conversations, added] }
    }
    case 'open':
      return { openId: deed.id, conversations: changed(deed.id, (one) => ({ ...one, unreadCount: 0 })) }
    case 'close':
      return { ...state, openId: null }
    case 'send': {
      const text = deed.text.trim()
      if (text === '' || openId === null) return state
      const write = (one: PracticeConversation) => ({
        ...one,
        messages: [
          ...one.messages,
          {
            id: `${one.id}-${one.messages.length}`,
            conversationId: one.id,
            senderId: ME,
            text,
            timestamp: deed.now,
            status: 'sent' as const,
          },
        ],
      })
      return { openId, conversations: changed(openId, write) }
    }
  }
}
