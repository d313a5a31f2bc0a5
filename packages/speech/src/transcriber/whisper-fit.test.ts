import { expect, it, vi } from 'vitest';
import { fitToMachine } from './whisper-fit.ts';

it.each([
  ['a process for each core', 8, 400, { cores: 4, freeMemoryMb: 8_000 }, 4, 1],
  ['no more than are wanted', 2, 400, { cores: 8, freeMemoryMb: 8_000 }, 2, 4],
  ['fewer where memory is short', 8, 2_000, { cores: 8, freeMemoryMb: 6_000 }, 2, 4],
  ['one where there is hardly any', 4, 2_000, { cores: 4, freeMemoryMb: 1_000 }, 1, 4],
])('takes %s', (_, wanted, model, machine, processes, threads) => {
  expect(fitToMachine(wanted, model, machine)).toEqual({ processes, threads });
});

it('takes no more than a container may, however much the machine has', () => {
  const limit = vi.spyOn(process, 'availableMemory').mockReturnValue(700 * 2 ** 20);
  expect(fitToMachine(8, 400).processes).toBe(1);
  limit.mockRestore();
});
