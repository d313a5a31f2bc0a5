import { cleanup, configure } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { leaveSession } from '../lib/session.ts';

// A machine that is busy is no fault of the page.
configure({ asyncUtilTimeout: 20_000 });

// The files of a worker share one document and their modules: none may begin with what another has left, in whatever order
// they come.
beforeAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  cleanup();
  leaveSession();
  localStorage.clear();
  sessionStorage.clear();
});
