/** What the page itself says when no answer of the server says it. */
export const clientMessages = {
  unreachable: 'Notelark can’t be reached. Check your connection and try again.',
  unreadable: 'Notelark gave an answer that could not be read. Please try again.',
} as const;
