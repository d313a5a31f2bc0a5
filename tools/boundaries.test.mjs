import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { checkSources } from './lib/source-rules.mjs';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const folders = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const LIBRARIES = [
  'zod',
  'ipaddr.js',
  'hono',
  '@hono/zod-openapi',
  'pino',
  'prom-client',
  '@opentelemetry/api',
  'otpauth',
  'pg',
  'drizzle-orm',
];
const VENDORS = [
  '@modelcontextprotocol/server',
  '@tus/server',
  '@zxcvbn-ts/language-common',
  'canonicalize',
  'client-zip',
  'dataloader',
  'docx',
  'feedsmith',
  'node-ical',
  'stripe',
  'ts-fsrs',
];

/** A small house in which everything is where it belongs, and what a planted violation imports exists. */
const HOUSE = {
  'packages/api/src/library.ts': ['zod'],
  'packages/summarizer/src/index.ts': ['./verify.ts'],
  'packages/summarizer/src/verify.ts': ['../../toolkit/src/isolated.ts'],
  'packages/toolkit/src/isolated.ts': ['node:child_process'],
  'packages/study/src/index.ts': ['ts-fsrs'],
  'packages/client/src/index.ts': ['../../api/src/library.ts'],
  'packages/cli/src/main.ts': ['../../client/src/index.ts', 'node:fs'],
  'apps/web/src/main.tsx': ['./app/router.tsx'],
  'apps/web/src/app/router.tsx': ['../features/library/upload.tsx'],
  'apps/web/src/features/library/upload.tsx': [
    '../../ui/button.tsx',
    '../../../../../packages/api/src/library.ts',
  ],
  'apps/web/src/features/live/record.tsx': [],
  'apps/web/src/ui/button.tsx': ['../lib/format.ts'],
  'apps/web/src/lib/format.ts': [],
  'apps/web/src/messages/index.ts': [],
  'apps/server/src/main.ts': ['./app.ts', './config.ts'],
  'apps/server/src/config.ts': ['zod'],
  'apps/server/src/app.ts': [
    './features/recordings/uploads.routes.ts',
    './adapters/payments/stripe.ts',
  ],
  'apps/server/src/features/recordings/uploads.routes.ts': [
    './uploads.service.ts',
    '../../platform/http/server.ts',
    'hono',
  ],
  'apps/server/src/features/recordings/pipeline/receive-upload.job.ts': [
    '../../../platform/log.ts',
  ],
  'apps/server/src/features/recordings/uploads.service.ts': [
    './uploads.repo.ts',
    './uploads.policy.ts',
    '../usage/usage.service.ts',
    '../../ports/payments.ts',
    '../../../../../packages/summarizer/src/index.ts',
  ],
  'apps/server/src/features/recordings/uploads.policy.ts': ['../../platform/errors.ts'],
  'apps/server/src/features/recordings/uploads.repo.ts': [
    '../../platform/database/tables.ts',
    'drizzle-orm',
  ],
  'apps/server/src/features/recordings/uploads.service.test.ts': [
    './uploads.service.ts',
    '../../testing/app.ts',
    'stripe',
  ],
  'apps/server/src/features/usage/usage.service.ts': [],
  'apps/server/src/features/usage/usage.repo.ts': [],
  'apps/server/src/ports/payments.ts': [],
  'apps/server/src/adapters/payments/stripe.ts': [
    '../../ports/payments.ts',
    '../../../../../packages/toolkit/src/isolated.ts',
    'stripe',
  ],
  'apps/server/src/adapters/mailer/smtp.ts': [],
  'apps/server/src/platform/http/server.ts': ['hono', '../log.ts'],
  'apps/server/src/platform/database/tables.ts': ['drizzle-orm', 'pg'],
  'apps/server/src/platform/log.ts': ['pino'],
  'apps/server/src/platform/metrics/metrics.ts': ['prom-client'],
  'apps/server/src/platform/tracing/traces.ts': ['@opentelemetry/api'],
  'apps/server/src/platform/errors.ts': [],
  'apps/server/src/testing/app.ts': ['../app.ts'],
  'tools/start.mjs': ['node:fs', './lib.mjs'],
  'tools/lib.mjs': [],
  'e2e/journey.ts': ['../apps/server/src/testing/app.ts'],
};

/** For each rule one import that breaks it: the file and what it imports besides. */
const VIOLATIONS = {
  'no-cycles': [
    'apps/server/src/features/usage/usage.service.ts',
    '../recordings/uploads.service.ts',
  ],
  resolvable: ['apps/server/src/features/usage/usage.service.ts', './nowhere.ts'],
  'api-stands-alone': ['packages/api/src/library.ts', 'hono'],
  'engines-know-no-app': [
    'packages/summarizer/src/verify.ts',
    '../../../apps/server/src/ports/payments.ts',
  ],
  'study-schedules-and-nothing-else': ['packages/study/src/index.ts', '../../api/src/library.ts'],
  'cards-are-scheduled-in-one-place': ['apps/web/src/features/library/upload.tsx', 'ts-fsrs'],
  'toolkit-is-the-bottom': ['packages/toolkit/src/isolated.ts', '../../summarizer/src/index.ts'],
  'engines-have-one-entry': [
    'apps/server/src/app.ts',
    '../../../packages/summarizer/src/verify.ts',
  ],
  'client-knows-the-contracts': ['packages/client/src/index.ts', 'node:path'],
  'cli-knows-the-client': ['packages/cli/src/main.ts', '../../api/src/library.ts'],
  'web-lib-is-the-bottom': ['apps/web/src/lib/format.ts', '../features/live/record.tsx'],
  'web-messages-are-words': ['apps/web/src/messages/index.ts', '../lib/format.ts'],
  'web-ui-knows-no-product': [
    'apps/web/src/ui/button.tsx',
    '../../../../packages/api/src/library.ts',
  ],
  'web-features-stand-apart': ['apps/web/src/features/library/upload.tsx', '../live/record.tsx'],
  'web-knows-only-the-api': [
    'apps/web/src/app/router.tsx',
    '../../../server/src/ports/payments.ts',
  ],
  'web-runs-in-a-browser': ['apps/web/src/lib/format.ts', 'node:path'],
  'routes-call-their-service': [
    'apps/server/src/features/recordings/uploads.routes.ts',
    './uploads.repo.ts',
  ],
  'jobs-name-what-they-call': [
    'apps/server/src/features/recordings/pipeline/receive-upload.job.ts',
    '../uploads.service.ts',
  ],
  'service-knows-no-transport': [
    'apps/server/src/features/recordings/uploads.service.ts',
    '../../platform/http/server.ts',
  ],
  'repo-knows-the-database': [
    'apps/server/src/features/recordings/uploads.repo.ts',
    '../../platform/log.ts',
  ],
  'policy-is-pure': ['apps/server/src/features/recordings/uploads.policy.ts', './uploads.repo.ts'],
  'features-reach-out-through-ports': [
    'apps/server/src/features/recordings/uploads.service.ts',
    'node:fs/promises',
  ],
  'ports-import-nothing': ['apps/server/src/ports/payments.ts', 'zod'],
  'adapters-know-their-port': ['apps/server/src/adapters/payments/stripe.ts', '../mailer/smtp.ts'],
  'vendors-stay-in-adapters': ['apps/server/src/features/recordings/uploads.service.ts', 'stripe'],
  'library-in-its-place: http': [
    'apps/server/src/features/recordings/pipeline/receive-upload.job.ts',
    '@hono/zod-openapi',
  ],
  'library-in-its-place: log': ['apps/server/src/features/recordings/uploads.service.ts', 'pino'],
  'library-in-its-place: traces': [
    'apps/server/src/features/recordings/uploads.service.ts',
    '@opentelemetry/api',
  ],
  'library-in-its-place: metrics': [
    'apps/server/src/features/recordings/uploads.service.ts',
    'prom-client',
  ],
  'library-in-its-place: database': ['apps/server/src/features/recordings/uploads.repo.ts', 'pg'],
  'library-in-its-place: queries': [
    'apps/server/src/features/recordings/uploads.service.ts',
    'drizzle-orm',
  ],
  'library-in-its-place: batches': [
    'apps/server/src/features/recordings/uploads.repo.ts',
    'dataloader',
  ],
  'library-in-its-place: archives': [
    'apps/server/src/features/usage/usage.service.ts',
    'client-zip',
  ],
  'library-in-its-place: addresses': [
    'apps/server/src/features/usage/usage.service.ts',
    'ipaddr.js',
  ],
  'library-in-its-place: passwords': [
    'apps/server/src/features/usage/usage.service.ts',
    '@zxcvbn-ts/language-common',
  ],
  'library-in-its-place: sign-in': ['apps/server/src/features/usage/usage.service.ts', 'otpauth'],
  'library-in-its-place: receipts': [
    'apps/server/src/features/usage/usage.service.ts',
    'canonicalize',
  ],
  'library-in-its-place: calendars': [
    'apps/server/src/features/usage/usage.service.ts',
    'node-ical',
  ],
  'library-in-its-place: feeds': ['apps/server/src/features/usage/usage.service.ts', 'feedsmith'],
  'library-in-its-place: assistants': [
    'apps/server/src/features/usage/usage.service.ts',
    '@modelcontextprotocol/server',
  ],
  'library-in-its-place: uploads': [
    'apps/server/src/features/usage/usage.service.ts',
    '@tus/server',
  ],
  'library-in-its-place: documents': ['apps/server/src/features/usage/usage.service.ts', 'docx'],
  'platform-knows-no-feature': [
    'apps/server/src/platform/log.ts',
    '../features/usage/usage.service.ts',
  ],
  'main-only-composes': ['apps/server/src/main.ts', './features/usage/usage.service.ts'],
  'compose-is-for-main': ['apps/server/src/platform/log.ts', '../app.ts'],
  'config-is-for-main': ['apps/server/src/features/usage/usage.service.ts', '../../config.ts'],
  'server-is-no-library': [
    'packages/api/src/library.ts',
    '../../../apps/server/src/ports/payments.ts',
  ],
  'testing-is-for-tests': [
    'apps/server/src/features/usage/usage.service.ts',
    '../../testing/app.ts',
  ],
  'nobody-imports-a-test': [
    'apps/server/src/testing/app.ts',
    '../features/recordings/uploads.service.test.ts',
  ],
  'tools-need-no-install': ['tools/start.mjs', 'zod'],
};

/** Each folder of the recordings imports what lies above all of them: the routes. */
for (const name of forbidden.map((rule) => rule.name)) {
  const [, folder] = /^recordings-flow-one-way: (.+)$/.exec(name) ?? [];
  if (folder === undefined) continue;
  const file = `apps/server/src/features/recordings/${folder}/uploads.service.ts`;
  HOUSE[file] = [];
  VIOLATIONS[name] = [file, '../uploads.routes.ts'];
}

async function build(files) {
  const root = await mkdtemp(path.join(tmpdir(), 'house-'));
  folders.push(root);
  const put = async (name, text) => {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const library of [...LIBRARIES, ...VENDORS]) {
    await put(
      `node_modules/${library}/package.json`,
      // As most libraries have it: an entry in `dist` must not escape the rules.
      JSON.stringify({ name: library, main: 'dist/index.js' }),
    );
    await put(`node_modules/${library}/dist/index.js`, 'export {};');
  }
  for (const [name, imports] of Object.entries(files)) {
    await put(
      name,
      imports.map((target) => `import '${target}';\n`).join('') + 'export const here = 1;\n',
    );
  }
  return root;
}

describe('the boundary check', () => {
  it('finds nothing wrong in a sound house', async () => {
    const { modules, faults } = await checkBoundaries(await build(HOUSE));
    expect(faults).toEqual([]);
    expect(modules).toBe(Object.keys(HOUSE).filter((name) => /^(apps|packages)/.test(name)).length);
  });

  it('has a planted violation for each of its rules', () => {
    expect(Object.keys(VIOLATIONS).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
  });

  it('finds every planted violation', async () => {
    const files = { ...HOUSE };
    for (const [file, target] of Object.values(VIOLATIONS)) files[file] = [...files[file], target];
    const { faults } = await checkBoundaries(await build(files));
    const found = (rule, file) =>
      faults.some((fault) => fault.rule === rule && (rule === 'no-cycles' || fault.from === file));
    const missed = Object.entries(VIOLATIONS).filter(([rule, [file]]) => !found(rule, file));
    expect(missed).toEqual([]);
  });

  it('knows every place where a file may lie', async () => {
    const { faults } = await checkBoundaries(
      await build({ ...HOUSE, 'apps/server/src/utils/misc.ts': [] }),
    );
    expect(faults).toMatchObject([{ rule: 'known-place', from: 'apps/server/src/utils/misc.ts' }]);
  });

  it('finds a table that two source files write, and a write to a table by another name', async () => {
    const root = await build(HOUSE);
    const put = (name, text) => writeFile(path.join(root, 'apps/server/src', name), text);
    await mkdir(path.join(root, 'apps/server/src/platform/database/schema'));
    await put(
      'platform/database/schema/library.ts',
      "export const uploads = pgTable('uploads', {});\nexport const texts = pgTable('texts', {});\n",
    );
    await put('features/recordings/uploads.repo.ts', 'tx.insert(uploads); tx.update(texts);\n');
    const sound = await checkSources(root);
    expect(sound).toEqual({ tables: 2, faults: [] });

    await put('features/usage/usage.repo.ts', 'tx\n  .update(uploads); tx.delete(table);\n');
    await put('features/usage/usage.service.ts', 'sql`delete from ${texts}`;\n');
    await put('features/usage/usage.test.ts', 'tx.update(uploads);\n');
    const { faults } = await checkBoundaries(root);
    const rule = 'one-writer-per-table';
    expect(faults).toMatchObject([
      { rule, from: 'features/usage/usage.repo.ts', to: 'table' },
      {
        rule,
        from: 'features/recordings/uploads.repo.ts, features/usage/usage.repo.ts',
        to: 'uploads',
      },
      {
        rule,
        from: 'features/recordings/uploads.repo.ts, features/usage/usage.service.ts',
        to: 'texts',
      },
    ]);
  });

  it('finds a handler with statements', async () => {
    const root = await build(HOUSE);
    const file = 'features/recordings/uploads.routes.ts';
    const put = (text) => writeFile(path.join(root, 'apps/server/src', file), text);
    await put("'GET /api/uploads': async ({ actor }) => ({ rows: await list(actor) }),\n");
    expect((await checkSources(root)).faults).toEqual([]);
    await put("'POST /api/uploads/{id}': async ({ actor,\n params }) => {\n decide(); }\n");
    expect((await checkSources(root)).faults).toMatchObject([
      { rule: 'handler-is-one-expression', from: file, to: 'POST /api/uploads/{id}' },
    ]);
  });

  it('admits that it has looked at nothing', async () => {
    expect(await checkBoundaries(await build({}))).toEqual({
      modules: 0,
      tables: 0,
      faults: [],
    });
  });
});
