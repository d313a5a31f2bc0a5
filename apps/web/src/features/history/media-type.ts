const endings = {
  audio: ['mp3', 'wav', 'aac', 'm4a', 'ogg'],
  video: ['mp4', 'avi', 'mov', 'mkv', 'webm'],
} as const;

export type MediaType = keyof typeof endings | 'document';

/** What a name's ending says; only a label: the server decides by the content. */
export function mediaTypeOf(filename: string): MediaType {
  const ending = filename.split('.').at(-1)?.toLowerCase();
  const isOf = (type: keyof typeof endings) => endings[type].some((known) => known === ending);
  if (isOf('audio')) return 'audio';
  return isOf('video') ? 'video' : 'document';
}
