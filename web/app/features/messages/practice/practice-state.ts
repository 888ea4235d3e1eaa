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
  participants: Participant[]
  lastMessage: Pick<PracticeMessage, 'text' | 'timestamp'> | null
  unreadCount: number
  /** Milliseconds since 1970. */
  updatedAt: number
}
export interface PracticeState {
  conversations: PracticeConversation[]
  messages: PracticeMessage[]
  openId: string | null
}
export type PracticeDeed =
  | { type: 'add'; person: Participant; now: number }
  | { type: 'remove'; id: string }
  | { type: 'open'; id: string }
  | { type: 'close' }
  | { type: 'send'; text: string; now: number }

export const ME = 'me'

const HOUR = 3_600_000

/** Invented people, who never answer. */
export const SAMPLE_PEOPLE = [
  { id: 'nora', name: 'Nora Valdés', avatar: 'N' },
  { id: 'tomas', name: 'Tomás Iriarte', avatar: 'T' },
  { id: 'greta', name: 'Greta Olmos', avatar: 'G' },
  { id: 'simon', name: 'Simón Arce', avatar: 'S' },
] as const satisfies readonly Participant[]

const VISITOR: Participant = { id: ME, name: 'Tú', avatar: 'T' }

const conversationWith = (person: Participant, now: number): PracticeConversation => ({
  id: person.id,
  participants: [VISITOR, person],
  lastMessage: null,
  unreadCount: 0,
  updatedAt: now,
})

/** The conversation after its newest message. */
const after = (
  conversation: PracticeConversation,
  { senderId, text, timestamp }: PracticeMessage,
): PracticeConversation => ({
  ...conversation,
  lastMessage: { text, timestamp },
  updatedAt: timestamp,
  unreadCount: senderId === ME ? conversation.unreadCount : conversation.unreadCount + 1,
})

const greetings = [
  { person: SAMPLE_PEOPLE[0], hoursAgo: 3, text: '¡Hola! Aquí puedes probar cómo se escribe.' },
  { person: SAMPLE_PEOPLE[1], hoursAgo: 80, text: 'Este chat no sale de tu navegador.' },
]

export const startingState = (now: number): PracticeState => {
  const messages = greetings.map(
    ({ person, hoursAgo, text }): PracticeMessage => ({
      id: `${person.id}-0`,
      conversationId: person.id,
      senderId: person.id,
      text,
      timestamp: now - hoursAgo * HOUR,
      status: 'sent',
    }),
  )
  const conversations = greetings.map(({ person }) =>
    messages
      .filter(({ conversationId }) => conversationId === person.id)
      .reduce(after, conversationWith(person, now)),
  )
  return { openId: null, conversations, messages }
}

/** The other participant of a conversation. */
export const otherIn = ({ participants }: PracticeConversation): Participant =>
  participants.find(({ id }) => id !== ME) ?? VISITOR

/** Newest first, as the list shows them. */
export const byLatest = (conversations: readonly PracticeConversation[]) =>
  conversations.toSorted((a, b) => b.updatedAt - a.updatedAt)

export const afterDeed = (state: PracticeState, deed: PracticeDeed): PracticeState => {
  const { conversations, messages, openId } = state
  const changed = (id: string, change: (one: PracticeConversation) => PracticeConversation) =>
    conversations.map((one) => (one.id === id ? change(one) : one))
  switch (deed.type) {
    case 'add': {
      const { person, now } = deed
      const known = conversations.some(({ id }) => id === person.id)
      const added = known ? conversations : [...conversations, conversationWith(person, now)]
      return { ...state, openId: person.id, conversations: added }
    }
    case 'remove':
      return {
        openId: null,
        conversations: conversations.filter(({ id }) => id !== deed.id),
        messages: messages.filter(({ conversationId }) => conversationId !== deed.id),
      }
    case 'open': {
      const read = changed(deed.id, (one) => ({ ...one, unreadCount: 0 }))
      return { ...state, openId: deed.id, conversations: read }
    }
    case 'close':
      return { ...state, openId: null }
    case 'send': {
      const text = deed.text.trim()
      if (text === '' || openId === null) return state
      const message: PracticeMessage = {
        id: `${openId}-${messages.length}`,
        conversationId: openId,
        senderId: ME,
        text,
        timestamp: deed.now,
        status: 'sent',
      }
      return {
        openId,
        conversations: changed(openId, (one) => after(one, message)),
        messages: [...messages, message],
      }
    }
  }
}
