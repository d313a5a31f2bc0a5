// Who may import what: the table of ARCHITECTURE.md as rules. `npm run boundaries` checks them, and
// tools/boundaries.test.mjs plants one violation of each.

const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
const API = '^packages/api/src/';
/** The engines: packages that the server uses through their public entry only. */
const ENGINES = ['summarizer', 'speech', 'embedded-postgres', 'transcript-formats'];
const CLIENT = '^packages/client/src/';
/** Small things that several packages need. */
const TOOLKIT = '^packages/toolkit/src/';
/** When a card comes again: the same on the server and in the browser. */
const STUDY = '^packages/study/src/';
const engineEntry = `^packages/(${ENGINES.join('|')})/src/index\\.ts$`;
const LOCAL = '^((apps|packages)/[^/]+/src|tools|bench|e2e)/';
const TEST = '\\.test\\.(ts|tsx|mjs)$';

/** Files that play a role in a feature or a folder of it, by the end of their name: `uploads.service.ts`. */
const role = (...names) => `(?:[^/]+/|)[^/]*\\b(${names.join('|')})\\b[^/]*(\\.ts$|/)`;
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** What every layer may import. */
const EVERYWHERE = ['zod'];

/** The libraries that more than adapters may import, and from where. Every other one is a vendor's and stays in its adapter. */
const HOUSE_LIBRARIES = [
  {
    name: 'http',
    libraries: ['hono', '@hono/[^/]+'],
    from: [
      `${SERVER}/platform/`,
      `${SERVER}/features/[^/]+/${role('routes')}`,
      `${SERVER}/(main[^/]*|app)\\.ts$`,
      `${SERVER}/compose/`,
    ],
  },
  { name: 'log', libraries: ['pino'], from: [`${SERVER}/platform/`] },
  { name: 'traces', libraries: ['@opentelemetry/.+'], from: [`${SERVER}/platform/tracing/`] },
  { name: 'metrics', libraries: ['prom-client'], from: [`${SERVER}/platform/metrics/`] },
  {
    name: 'database',
    libraries: ['pg', 'pg-boss', 'pg-copy-streams'],
    from: [`${SERVER}/platform/`],
  },
  {
    name: 'queries',
    libraries: ['drizzle-orm'],
    from: [`${SERVER}/platform/`, `${SERVER}/features/[^/]+/${role('repo')}`],
  },
  {
    name: 'batches',
    libraries: ['dataloader'],
    from: [`${SERVER}/platform/database/batched\\.ts$`],
  },
  {
    name: 'archives',
    libraries: ['client-zip', 'tar-stream', '@types/tar-stream'],
    from: [
      `${SERVER}/features/(account-data|study)/${role('service')}`,
      `${SERVER}/platform/backup/`,
    ],
  },
  { name: 'addresses', libraries: ['ipaddr\\.js'], from: [`${SERVER}/platform/rate-limit/`] },
  {
    name: 'passwords',
    libraries: ['@zxcvbn-ts/language-common'],
    from: [`${SERVER}/features/accounts/password\\.common\\.ts$`],
  },
  {
    name: 'sign-in',
    libraries: ['otpauth', '@simplewebauthn/server', 'bowser'],
    from: [`${SERVER}/features/accounts/(totp|device|passkeys\\.service)\\.ts$`],
  },
  {
    name: 'receipts',
    libraries: ['canonicalize'],
    from: [`${SERVER}/features/recordings/sign-off/receipt-signature\\.ts$`],
  },
  {
    name: 'calendars',
    libraries: ['node-ical'],
    from: [`${SERVER}/features/calendars/events-of\\.ts$`],
  },
  { name: 'feeds', libraries: ['feedsmith'], from: [`${SERVER}/features/links/podcast\\.ts$`] },
  {
    name: 'assistants',
    libraries: ['@modelcontextprotocol/server'],
    from: [`${SERVER}/features/mcp/protocol\\.ts$`],
  },
  { name: 'uploads', libraries: ['@tus/server'], from: [`${SERVER}/features/recordings/intake/`] },
  {
    name: 'documents',
    libraries: [
      'docx',
      'pdfkit',
      '@types/pdfkit',
      'bidi-js',
      'fflate',
      'mdast-util-[^/]+',
      'micromark',
      'micromark-extension-[^/]+',
      '@types/mdast',
    ],
    from: [`${SERVER}/features/export/`, `${SERVER}/features/contact/markdown\\.ts$`],
  },
];

const houseRules = HOUSE_LIBRARIES.map(({ name, libraries, from }) => ({
  name: `library-in-its-place: ${name}`,
  comment:
    'A library of the house is imported only where its layer is (HOUSE_LIBRARIES in .dependency-cruiser.cjs).',
  severity: 'error',
  from: { path: `${SERVER}/`, pathNot: [TEST, `${SERVER}/(adapters|testing)/`, ...from] },
  to: { path: npm(...libraries) },
}));

/** One row of the table: files in `from` may import, of our own code, only `allowed`. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: LOCAL, pathNot: allowed },
});

/** The folders of the largest feature, each of which may import the ones before it (features/recordings/README.md). */
const RECORDINGS = [
  'access',
  'jobs',
  'sources',
  'notes',
  'corrections',
  'pipeline',
  'intake',
  'imports',
  'results',
  'sign-off',
  'library',
];
const recordingsRules = RECORDINGS.map((folder, at) => ({
  name: `recordings-flow-one-way: ${folder}`,
  comment:
    'A folder of the recordings imports only the ones before it (RECORDINGS in .dependency-cruiser.cjs).',
  severity: 'error',
  from: { path: `${SERVER}/features/recordings/${folder}/`, pathNot: TEST },
  to: {
    path: `${SERVER}/features/recordings/`,
    pathNot: RECORDINGS.slice(0, at + 1).map((one) => `${SERVER}/features/recordings/${one}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'api-stands-alone',
      comment:
        'The API package travels to the browser: zod and the route definitions, nothing else.',
      severity: 'error',
      from: { path: API, pathNot: TEST },
      to: { pathNot: [API, npm('zod', '@hono/zod-openapi')] },
    },

    // Engines: packages that know nothing of the apps.
    {
      name: 'engines-know-no-app',
      comment:
        'An engine would serve another product as well: it imports no app and no other engine.',
      severity: 'error',
      from: { path: `^packages/(${ENGINES.join('|')})/` },
      to: { path: LOCAL, pathNot: ['^packages/$1/', TOOLKIT, API] },
    },
    {
      name: 'study-schedules-and-nothing-else',
      comment:
        'What decides when a card comes again runs anywhere: its library, no Node, no other package.',
      severity: 'error',
      from: { path: STUDY, pathNot: TEST },
      to: { pathNot: [STUDY, npm('ts-fsrs')] },
    },
    {
      name: 'cards-are-scheduled-in-one-place',
      comment: 'The server and the browser schedule by the same functions.',
      severity: 'error',
      from: { pathNot: [STUDY] },
      to: { path: npm('ts-fsrs') },
    },
    {
      name: 'toolkit-is-the-bottom',
      comment: 'The toolkit knows no other package of ours.',
      severity: 'error',
      from: { path: TOOLKIT, pathNot: TEST },
      to: { path: LOCAL, pathNot: [TOOLKIT] },
    },
    {
      name: 'engines-have-one-entry',
      comment: 'Code that ships uses an engine through its public entry (src/index.ts).',
      severity: 'error',
      from: { path: '^apps/', pathNot: [TEST, `${SERVER}/(evaluation|testing)/`] },
      to: { path: `^packages/(${ENGINES.join('|')})/`, pathNot: [engineEntry] },
    },

    // What is published.
    {
      name: 'client-knows-the-contracts',
      comment:
        'The client is made from the contracts and runs in browsers: no library, no Node, no other package.',
      severity: 'error',
      from: { path: CLIENT, pathNot: TEST },
      to: { pathNot: [CLIENT, API, `${TOOLKIT}retry-after\\.ts$`] },
    },
    {
      name: 'cli-knows-the-client',
      comment:
        "The command line is an API key's user like any other: the client and Node, nothing of the server.",
      severity: 'error',
      from: { path: '^packages/cli/src/', pathNot: TEST },
      to: {
        pathNot: ['^packages/cli/src/', `${CLIENT}index\\.ts$`],
        dependencyTypesNot: ['core'],
      },
    },

    // Web: app -> features -> ui -> lib.
    only(
      'web-lib-is-the-bottom',
      'lib knows the API package, messages and nothing above it.',
      `${WEB}/lib/`,
      [`${WEB}/(lib|messages)/`, API],
    ),
    only(
      'web-messages-are-words',
      'Messages hold what users read: they use the API package and nothing else.',
      `${WEB}/messages/`,
      [`${WEB}/messages/`, API],
    ),
    only(
      'web-ui-knows-no-product',
      'A component of ui could ship in another product.',
      `${WEB}/ui/`,
      [`${WEB}/(ui|lib)/`],
    ),
    only(
      'web-features-stand-apart',
      'A feature uses content, ui, lib and itself; pages bring features together.',
      `${WEB}/features/([^/]+)/`,
      [`${WEB}/features/$1/`, `${WEB}/(content|messages|ui|lib)/`, API, STUDY],
    ),
    only(
      'web-knows-only-the-api',
      'What the web shares with the server goes through the API package, and the schedule of cards.',
      `${WEB}/`,
      [`${WEB}/`, API, STUDY],
    ),
    {
      name: 'web-runs-in-a-browser',
      comment: 'There is no Node in a browser.',
      severity: 'error',
      from: { path: `${WEB}/`, pathNot: [TEST, `${WEB}/testing/`] },
      to: { dependencyTypes: ['core'] },
    },

    // Server.
    only(
      'routes-call-their-service',
      'Routes translate; their own service decides.',
      `${SERVER}/features/([^/]+)/(?=${role('routes')})`,
      [`${SERVER}/features/$1/${role('routes', 'service')}`, API, `${SERVER}/platform/`],
    ),
    only(
      'jobs-name-what-they-call',
      'A job is one file: its definition, the interface of what it calls, and the call. Services import it to enqueue it.',
      `${SERVER}/features/([^/]+)/(?=${role('job')})`,
      [API, `${SERVER}/platform/`],
    ),
    only(
      'service-knows-no-transport',
      'A service uses its own repo and policy, ports, the API package and other services, and of the platform all but http.',
      `${SERVER}/features/([^/]+)/(?!${role('routes', 'job', 'repo', 'policy')})`,
      [
        `${SERVER}/features/$1/(?!${role('routes')})`,
        `${SERVER}/features/[^/]+/${role('service')}`,
        `${SERVER}/features/mail/texts\\.ts$`,
        `${SERVER}/ports/`,
        `${SERVER}/platform/(?!http)`,
        engineEntry,
        STUDY,
        TOOLKIT,
        API,
      ],
    ),
    only(
      'repo-knows-the-database',
      'A repository knows tables, not rules; but it may ask for the proof that a quota was reserved.',
      `${SERVER}/features/([^/]+)/(?=${role('repo')})`,
      [
        `${SERVER}/features/$1/${role('repo')}`,
        `${SERVER}/platform/database`,
        `${SERVER}/features/usage/reservation\\.ts$`,
      ],
    ),
    only(
      'policy-is-pure',
      'A policy decides from its arguments.',
      `${SERVER}/features/([^/]+)/(?=${role('policy')})`,
      [
        `${SERVER}/features/$1/${role('policy')}`,
        `${SERVER}/ports/`,
        engineEntry,
        STUDY,
        `${SERVER}/platform/errors`,
        API,
      ],
    ),
    {
      name: 'features-reach-out-through-ports',
      comment: 'Files, processes and sockets are behind ports and the platform.',
      severity: 'error',
      from: { path: `${SERVER}/features/`, pathNot: TEST },
      to: {
        path: '^(node:)?(fs|child_process|worker_threads|net|tls|http|https|http2|dgram)(/|$)',
        dependencyTypes: ['core'],
      },
    },
    {
      name: 'ports-import-nothing',
      comment: 'A port is an interface: it may use the words of another port.',
      severity: 'error',
      from: { path: `${SERVER}/ports/`, pathNot: TEST },
      to: { pathNot: [`${SERVER}/ports/`] },
    },
    only(
      'adapters-know-their-port',
      'An adapter knows its port and its vendor.',
      `${SERVER}/adapters/([^/]+)/`,
      [`${SERVER}/adapters/$1/`, `${SERVER}/ports/`, TOOLKIT],
    ),
    {
      name: 'vendors-stay-in-adapters',
      comment:
        "A vendor's library is imported by its adapter only; what the whole house uses is in HOUSE_LIBRARIES.",
      severity: 'error',
      from: { path: `${SERVER}/`, pathNot: [TEST, `${SERVER}/(adapters|testing)/`] },
      to: {
        path: '(^|/)node_modules/',
        pathNot: [npm(...EVERYWHERE, ...HOUSE_LIBRARIES.flatMap((row) => row.libraries))],
      },
    },
    ...houseRules,
    ...recordingsRules,
    only(
      'platform-knows-no-feature',
      'The platform would serve another product as well.',
      `${SERVER}/platform/`,
      [`${SERVER}/(platform|ports)/`, TOOLKIT, API],
    ),
    only(
      'main-only-composes',
      'The programs read the configuration, compose and run.',
      `${SERVER}/main[^/]*\\.ts$`,
      [
        `${SERVER}/(main[^/]*|app|config)\\.ts$`,
        `${SERVER}/(compose|config|platform)/`,
        engineEntry,
      ],
    ),
    {
      name: 'compose-is-for-main',
      comment:
        'Whoever imports the composition root has everything: only the programs and the tests may.',
      severity: 'error',
      from: {
        pathNot: [
          TEST,
          `${SERVER}/(main[^/]*|app)\\.ts$`,
          `${SERVER}/(compose|evaluation|testing)/`,
          '^(bench|e2e)/',
        ],
      },
      to: { path: `${SERVER}/(app\\.ts$|compose/)` },
    },
    {
      name: 'config-is-for-main',
      comment: 'Settings come in as arguments, not by import.',
      severity: 'error',
      from: {
        pathNot: [
          TEST,
          `${SERVER}/(main[^/]*|app|config)\\.ts$`,
          `${SERVER}/(compose|config|evaluation|testing)/`,
          '^(bench|e2e)/',
        ],
      },
      to: { path: `${SERVER}/config(\\.ts$|/)` },
    },

    // Around them.
    {
      name: 'server-is-no-library',
      comment: 'What others need of the server goes through HTTP and the API package.',
      severity: 'error',
      from: { pathNot: [`${SERVER}/`, '^(bench|e2e|tools)/'] },
      to: { path: '^apps/server/' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Factories and suites do not ship.',
      severity: 'error',
      from: {
        pathNot: [
          TEST,
          '^(apps|packages)/[^/]+/src/testing/',
          '^(bench|e2e)/',
          '^[^/]+\\.config\\.ts$',
        ],
      },
      to: { path: '^(apps|packages)/[^/]+/src/testing/' },
    },
    {
      name: 'nobody-imports-a-test',
      comment: 'What two tests share goes to testing/.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'tools-need-no-install',
      comment: 'npm start and npm test run these before any dependency is there, on Node 20.',
      severity: 'error',
      from: {
        path: '^tools/.*\\.mjs$',
        pathNot: [TEST, '^tools/(boundaries|bundle|pack|lib/cased-patterns)\\.mjs$'],
      },
      to: { path: ['(^|/)node_modules/', '^(apps|packages)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own build results; a library's entry may lie in its `dist` and has to be seen.
    exclude: {
      path: ['^dist/', '^coverage/', '^\\.setup/', '^apps/[^/]+/dist/', '^packages/[^/]+/dist/'],
    },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'require', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
