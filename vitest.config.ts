import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** `npm run test:soak`: the files named `*.soak.test.ts`, which need real time or minutes of processor; `npm test` leaves them out. */
const isSoak = process.env.TESTS === 'soak';

const SOAK = '**/*.soak.test.ts';

/** What a tier runs of a project. */
const tier = (include: string[], exclude: string[] = []) => ({
  include: isSoak ? include.map((glob) => glob.replace(/\.test\./, '.soak.test.')) : include,
  exclude: [...exclude, '**/node_modules/**', ...(isSoak ? [] : [SOAK])],
});

/** Files that wait for processes, databases and timers for half a minute, whatever their size. */
const LONG =
  /killed-worker|files-on-s3|import-audio\.test|study\/study\.test|\/recordings\/recording\.test|embedded-postgres\.test|tools\/start\.test|decoder\/node-av\.test|long-source\.test|language-model-summarizer\.test/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/**
 * They begin first, so that none of them runs alone in the end; in each project, since a worker that goes on with another project starts
 * anew and loads all modules again.
 */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((all) =>
      all.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a))),
    );
  }
}

/** The workers keep all cores busy: threads that help to collect garbage only add to the work, and so do many small collections. */
const MEMORY = ['--single-threaded-gc', '--min-semi-space-size=32', '--max-semi-space-size=64'];

/**
 * For Node: V8 compiles each pattern once, to machine code. Otherwise it compiles it for its interpreter first, and improves that code at
 * length; the language patterns are thousands. The processes that summarize have the same flags (toolkit/task.ts).
 */
const PATTERNS = ['--no-regexp-tier-up', '--no-regexp-peephole-optimization'];

const execArgv = [...PATTERNS, ...MEMORY];

// Three kinds of test: `unit` needs nothing but Node; `server` gets a real PostgreSQL (see apps/server/src/testing); `web` gets
// a browser's objects. What a browser does is tested in one, by the journeys of e2e/.
export default defineConfig({
  test: {
    // Most of a test is waiting for a process, a database or a timer.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongOnesFirst },
    // As for the journeys: what passes only when repeated is named.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'unit',
          ...tier(
            [
              'packages/*/src/**/*.test.ts',
              'apps/server/src/*.test.ts',
              'apps/server/src/{adapters,evaluation,platform}/**/*.test.ts',
              'apps/server/src/features/**/*.unit.test.ts',
              'tools/**/*.test.mjs',
              'bench/**/*.test.ts',
            ],
            ['**/*.server.test.ts', '**/*.server.soak.test.ts'],
          ),
          // As below: loading the modules anew for each file took a fifth.
          isolate: false,
          environment: 'node',
          execArgv,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          ...tier(
            [
              'apps/server/src/{features,testing}/**/*.test.ts',
              'apps/server/src/**/*.server.test.ts',
            ],
            ['**/*.unit.test.ts'],
          ),
          // Nothing of the product is kept in a module, so the files of a worker may share their modules: loading them took a third.
          isolate: false,
          globalSetup: [
            'apps/server/src/testing/database-server.ts',
            'apps/server/src/testing/s3-server.ts',
          ],
          environment: 'node',
          execArgv,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'web',
          ...tier(['apps/web/src/**/*.test.{ts,tsx}']),
          // One document for all files of a worker: clean-start.ts empties it between them.
          isolate: false,
          setupFiles: 'apps/web/src/testing/clean-start.ts',
          environment: 'jsdom',
          execArgv: MEMORY,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
