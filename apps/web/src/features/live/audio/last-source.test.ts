import { afterEach, expect, it, vi } from 'vitest';
import { lastSource, rememberSource } from './last-source.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const withMedia = (mediaDevices: object) => vi.stubGlobal('navigator', { mediaDevices });

it('begins with the source that was chosen last, else with the computer’s sound', () => {
  withMedia({
    getDisplayMedia: () => undefined,
    getSupportedConstraints: () => ({ suppressLocalAudioPlayback: true }),
  });
  expect(lastSource()).toBe('system');
  rememberSource('microphone');
  expect(lastSource()).toBe('microphone');
  rememberSource('system');
  expect(lastSource()).toBe('system');
});

it('begins with the microphone where there is nothing else', () => {
  withMedia({});
  rememberSource('system');
  expect(lastSource()).toBe('microphone');
});
