import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckedFile } from '@notelark/toolkit/isolated-file';
import catalogue from './models.json' with { type: 'json' };

/** pyannote's segmentation 3.0 (MIT) finds turns, WeSpeaker's ResNet34 (CC BY 4.0) says whose voice each is. */
export interface DiarizerModels {
  segmentation: CheckedFile;
  embedding: CheckedFile;
}

/** The models where set-up puts them, in `models/` of the data folder (tools/speech.mjs); null where one is missing. */
export function diarizerModels(dataDir: string): DiarizerModels | null {
  const located = ({ file, bytes, sha256 }: (typeof catalogue)['segmentation']): CheckedFile => ({
    path: path.join(dataDir, 'models', file),
    bytes,
    sha256,
  });
  const models = {
    segmentation: located(catalogue.segmentation),
    embedding: located(catalogue.embedding),
  };
  return Object.values(models).every((model) => existsSync(model.path)) ? models : null;
}
