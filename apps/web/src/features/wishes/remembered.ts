import { asLanguageTag, type LanguageTag } from '@notelark/api/languages';
import { MAX_OWN_INSTRUCTIONS, templateNeedsModel } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { useState } from 'react';
import { useInstallation } from '../../lib/installation.ts';

/** What is wanted of a summary, and what is known of the recording that it is made of. */
export interface Wishes extends SummaryOptions {
  /** Null: to be detected. */
  spokenLanguage: LanguageTag | null;
}

const STORAGE_KEY = 'notelark-wishes';

/** The wishes of this browser's last time, and what changes and remembers them. */
export function useRememberedWishes(): [Wishes, (next: Wishes) => void] {
  const hasModel = useInstallation()?.languageModel ?? true;
  const [wishes, setWishes] = useState(read);
  const change = (next: Wishes) => {
    setWishes(next);
    remember(next);
  };
  return [hasModel ? wishes : withoutModel(wishes), change];
}

/** What can be had of them where there is no language model. */
export function withoutModel<W extends SummaryOptions>(wishes: W): W {
  const template = templateNeedsModel(wishes.template) ? 'general' : wishes.template;
  return { ...wishes, template, outputLanguage: null };
}

/** So that the next one begins with the same choice. */
export function remember(wishes: Wishes): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(wishes));
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** Of another version, or edited by hand, what is stored may be anything. */
export function read(): Wishes {
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
