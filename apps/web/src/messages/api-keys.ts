import type { ApiScope } from '@notelark/api/api-scopes';

/** Keys by which programs act for a person. */
export const apiKeyScreen = {
  title: 'API keys',
  text: 'A key lets a program use Notelark as you, within what you allow. Keys never reach your password, keys, payments or administration.',
  documentation: 'API documentation',
  assistants: 'AI assistants that speak MCP connect at {address} with a key.',
  none: 'No keys yet.',
  create: 'Create API key',
  createText: 'Name it after the program that uses it, so that you can revoke the right one.',
  name: 'Name',
  nameRequired: 'Please enter a name',
  scopes: 'What it may do',
  scopesRequired: 'Please choose at least one',
  lifetime: 'Valid for',
  forever: 'Until I revoke it',
  days: '{count} days',
  year: '1 year',
  facts: 'Created {created}, {used}, {expires}',
  used: 'last used {day}',
  unused: 'never used',
  expires: 'valid until {day}',
  expired: 'Expired',
  endless: 'valid until revoked',
  revoke: 'Revoke',
  revokeKey: 'Revoke {name}',
  revokeTitle: 'Revoke this key?',
  revokeText: 'Programs that use “{name}” stop working at once. This can’t be undone.',
  revoked: '“{name}” was revoked',
} as const;

/** Keys by which programs act for a team. */
export const teamKeyScreen = {
  text: 'A key lets a program read, and edit where members may, what the team shares, and nothing else. It stays when its maker leaves, and ends with the team.',
  by: 'by {maker}',
  byUnknown: 'by a former member',
} as const;

/** A new key. */
export const newKeyWords = {
  title: 'Your new API key',
  text: 'Copy it now: it is not shown again. Anyone who has it can act as you.',
  copy: 'Copy key',
  copied: 'Key copied',
  copyFailed: 'The key could not be copied. Select it and copy it by hand.',
  done: 'Done',
} as const;

export const scopeLabels: Record<ApiScope, { label: string; hint: string }> = {
  read: { label: 'Read', hint: 'See and download recordings, transcripts and notes.' },
  write: { label: 'Write', hint: 'Upload, import, edit, share and delete.' },
  live: { label: 'Live', hint: 'Record live notes.' },
};
