import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from './isolated-deadline.ts';

describe('a deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes once, after its time', () => {
    const passed = vi.fn<() => void>();
    startDeadline(1_000, passed);
    vi.advanceTimersByTime(999);
    expect(passed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(passed).toHaveBeenCalledTimes(1);
  });

  it('does not count pauses', () => {
    const passed = vi.fn<() => void>();
    const deadline = startDeadline(1_000, passed);
    vi.advanceTimersByTime(600);
    deadline.pause();
    vi.advanceTimersByTime(60_000);
    deadline.resume();
    vi.advanceTimersByTime(399);
    expect(passed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(passed).toHaveBeenCalledTimes(1);
  });

  it('never passes after a stop', () => {
    const passed = vi.fn<() => void>();
    const deadline = startDeadline(1_000, passed);
    deadline.stop();
    deadline.resume();
    vi.advanceTimersByTime(10_000);
    expect(passed).not.toHaveBeenCalled();
  });
});
