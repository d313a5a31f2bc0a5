export { readTranscriptFiles } from './read-isolated.ts';
export { limits as transcriptFileLimits } from './limits.ts';
export {
  type Problem,
  type ReadFault,
  ReadError,
  type ReadTranscript,
  type TimedLine,
  type TranscriptFile,
} from './transcript.ts';
