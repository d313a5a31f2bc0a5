export type AudioSource = 'system' | 'microphone';

/** The chosen source could not be had: refused, not there, or shared without its sound. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly source: AudioSource;
  constructor(source: AudioSource, options?: ErrorOptions) {
    super(`no sound from ${source}`, options);
    this.source = source;
  }
}

/** What a browser gives of the user's machine, and whether the microphone that was wanted beside it came, too. */
export interface Streams {
  streams: MediaStream[];
  withMicrophone: boolean;
}

/** Chromium's browsers share the sound of tabs and screens; this constraint came with it. */
export function canShareSound(): boolean {
  const { mediaDevices } = navigator;
  return (
    typeof mediaDevices?.getDisplayMedia === 'function' &&
    'suppressLocalAudioPlayback' in mediaDevices.getSupportedConstraints()
  );
}

/** Untouched: these filters are made for a voice near a microphone, and halve the level of anything else. */
const AS_IT_IS = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

interface ShareOptions extends DisplayMediaStreamOptions {
  systemAudio: 'include';
}

/** @throws {SourceError} */
export async function openStreams(source: AudioSource): Promise<Streams> {
  if (source === 'microphone') return { streams: [await microphone(false)], withMicrophone: true };
  const shared = await systemSound();
  try {
    return { streams: [shared, await microphone(true)], withMicrophone: true };
  } catch {
    // The others are heard all the same.
    return { streams: [shared], withMicrophone: false };
  }
}

/** @param besideOthers whether it also hears the others from the loudspeakers, who are recorded already */
async function microphone(besideOthers: boolean): Promise<MediaStream> {
  try {
    const audio = { ...AS_IT_IS, echoCancellation: besideOthers, autoGainControl: true };
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (cause) {
    throw new SourceError('microphone', { cause });
  }
}

async function systemSound(): Promise<MediaStream> {
  let stream: MediaStream;
  try {
    const options: ShareOptions = { video: true, audio: AS_IT_IS, systemAudio: 'include' };
    stream = await navigator.mediaDevices.getDisplayMedia(options);
  } catch (cause) {
    throw new SourceError('system', { cause });
  }
  if (stream.getAudioTracks().length > 0) return stream;
  for (const track of stream.getTracks()) track.stop();
  throw new SourceError('system');
}
