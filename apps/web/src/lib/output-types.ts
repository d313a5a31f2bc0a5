import { outputTypes } from '@notelark/api/output-types';
import { outputTypeDescriptions, outputTypeNames } from '../messages/index.ts';

/** The choices of every "Output type". */
export const outputTypeOptions = outputTypes.map((value) => ({
  value,
  label: outputTypeNames[value],
  description: outputTypeDescriptions[value],
}));
