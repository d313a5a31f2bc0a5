/** On the privacy page: what holds for this installation, not for any. */
export const encryptionFacts = {
  title: 'On this installation:',
  connections: 'Connections are encrypted with TLS.',
  noConnections:
    'Connections are not encrypted: this server is reached over plain http. Use it on a network that you trust.',
  files: 'Recordings that are kept, and their copies for playback, are encrypted with AES-256-GCM.',
} as const;
