import { outputTypes } from '@notelark/contracts/output-types';
import { outputTypeDescriptions, outputTypeNames } from '@notelark/contracts/messages.en';

/** The choices of every "Output type". */
export const outputTypeOptions = outputTypes.map((value) => ({
  value,
  label: outputTypeNames[value],
  description: outputTypeDescriptions[value],
}));
