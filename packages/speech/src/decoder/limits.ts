/**
 * What a decoder may do with a stranger's file, whatever program decodes it.
 *
 * The whitelists are of FFmpeg names. Without the first two a playlist called `talk.mp4` would make FFmpeg read any file
 * or address that it names. `avi` is a bigger risk than the others (its subtitles are opened by a demuxer inside the
 * demuxer), but the product accepts .avi; the format whitelist holds for the inner demuxer too.
 */
export const PROTOCOLS = 'file';
export const FORMATS = 'mov,mp3,wav,aac,ogg,matroska,flac,avi';

/** Audio codecs that occur in those containers. No other decoder is opened, not even to look at a stream. */
export const CODECS = [
  'aac,aac_latm,mp3float,mp3,mp2float,mp2,mp1float,mp1,opus,libopus,vorbis,libvorbis,flac,alac,ac3,eac3,dca',
  'amrnb,amrwb,gsm_ms,speex,libspeex,wmav1,wmav2,wavpack,adpcm_ms,adpcm_ima_wav,adpcm_ima_qt,adpcm_yamaha,adpcm_g722',
  'pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_s8,pcm_u8,pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be',
  'pcm_mulaw,pcm_alaw',
].join(',');

/** A recording has a few streams; a file with thousands is made to exhaust memory. */
export const MAX_STREAMS = 32;

/** Beyond these a resampler's filter bank takes gigabytes, or a byte of input becomes seconds of output. */
export const SAMPLE_RATES = { lowest: 1_000, highest: 768_000 };

/** 7.1 sound. More channels than that have no usual layout to be mixed down from. */
export const MAX_CHANNELS = 8;

/** The copy for playback: MP3, mono. 24 kHz keeps speech whole (12 kHz of it) at this bit rate. */
export const PLAYBACK = { sampleRate: 24_000, bitRate: 48_000 };

export interface DecoderLimits {
  /** Resident memory of the decoding process, in MiB. Normal files take 120 to 200. */
  memoryMb: number;
  /** How long a decode may keep its reader waiting in all, in milliseconds. */
  wallClockMs: (maxSeconds: number) => number;
}

/** The time is that of a machine on which decoding is 20 times as fast as real time; usual is over 400. */
export const DEFAULT_LIMITS: DecoderLimits = {
  memoryMb: 512,
  wallClockMs: (maxSeconds) => 60_000 + maxSeconds * 50,
};
