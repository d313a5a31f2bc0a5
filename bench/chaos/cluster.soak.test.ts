import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SWIFT_FOLDER } from '../../apps/server/src/testing/swift.ts';
import { run } from './cluster.ts';

it.skipIf(!existsSync(SWIFT_FOLDER))(
  'a cluster whose processes are restarted and killed one after the other loses nothing and does nothing twice',
  async () => {
    // The figures say what failed.
    expect(await run(1)).toMatchObject({ lost: 0, injected: 7 });
  },
  600_000,
);
