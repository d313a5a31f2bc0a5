import { asLanguageTag, type LanguageTag } from '@notelark/api/languages';
import { MAX_OWN_INSTRUCTIONS, templateNeedsModel } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useState } from 'react';
import { useInstallation } from '../../lib/installation.ts';

/** What is wanted of a summary, and what is known of the recording that it is made of. */
export interface RememberedOptions extends SummaryOptions {
  /** Null: to be detected. */
  spokenLanguage: LanguageTag | null;
}

const STORAGE_KEY = 'notelark-wishes';

/** The summary options of this browser's last time, and what changes and remembers them. */
export function useRememberedOptions(): [RememberedOptions, (next: RememberedOptions) => void] {
  const hasModel = useInstallation()?.languageModel ?? true;
  const [summaryOptions, setSummaryOptions] = useState(read);
  const change = (next: RememberedOptions) => {
    setSummaryOptions(next);
    remember(next);
  };
  return [hasModel ? summaryOptions : withoutModel(summaryOptions), change];
}

/** What can be had of them where there is no language model. */
export function withoutModel<W extends SummaryOptions>(summaryOptions: W): W {
  const template = templateNeedsModel(summaryOptions.template)
    ? 'general'
    : summaryOptions.template;
  return { ...summaryOptions, template, outputLanguage: null };
}

/** So that the next one begins with the same choice. */
export function remember(summaryOptions: RememberedOptions): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(summaryOptions));
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** Of another version, or edited by hand, what is stored may be anything. */
export function read(): RememberedOptions {
  const stored = parsed();
  const words = stored['instructions'];
  return {
    // Of the templates only one's own instructions are remembered: the next recording may be of another kind.
    template: stored['template'] === 'custom' ? 'custom' : 'general',
    instructions: typeof words === 'string' ? words.slice(0, MAX_OWN_INSTRUCTIONS) : '',
    outputLanguage: tagOf(stored['outputLanguage']),
    spokenLanguage: tagOf(stored['spokenLanguage']),
  };
}

const tagOf = (value: unknown): LanguageTag | null =>
  typeof value === 'string' ? asLanguageTag(value) : null;

function parsed(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
