/**
 * Who may import whom. Data passes through the numbered stages in one direction; a stage knows the shared nouns and its own
 * folder, and `examine.ts`, `compile.ts` and `build.ts` alone know the order.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const shared =
  '^compiler/(model|byte-order|canonical|group-by|heading-slug|is-record|paths|prose|within-range)\\.ts$|^compiler/diagnostics/'

/** A stage's own modules may import what matches `also`, the shared nouns and their own folder. */
const stage = (name, also = '') => ({
  name: `stage-${name}`,
  comment: 'A stage imports the model, the helpers beside it, diagnostics and its own folder, never another stage.',
  severity: 'error',
  from: {path: `^compiler/${name}/`},
  to: {path: '^compiler/', pathNot: [shared, `^compiler/${name}/`, ...(also ? [also] : [])]},
})

/** Only `home` may import the package, so that replacing a library touches one file. */
const onePackageOneModule = (name, packages, home) => ({
  name: `one-module-${name}`,
  comment: 'One package, one module.',
  severity: 'error',
  from: {path: '^compiler/', pathNot: ['^compiler/(test|tools|bench)/', home]},
  to: {path: `node_modules/(${packages})/`},
})

module.exports = {
  forbidden: [
    {name: 'no-cycle', severity: 'error', from: {}, to: {circular: true}},
    {name: 'no-unresolved', severity: 'error', from: {}, to: {couldNotResolve: true}},
    {
      name: 'no-orphan',
      comment: 'A module that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: {orphan: true, pathNot: ['^compiler/(test|tools|bench)/', '^compiler/runtime/', '\\.d\\.ts$']},
      to: {},
    },
    stage('1-read'),
    stage('2-parse'),
    stage('3-resolve'),
    stage('4-check'),
    stage('5-render', '^compiler/hosts/'),
    stage('6-emit'),
    {
      name: 'routing-is-pure',
      comment: 'Routing imports types of the model, byte order and paths: it runs in a browser too.',
      severity: 'error',
      from: {path: '^compiler/route/'},
      to: {path: '^compiler/', pathNot: ['^compiler/route/', '^compiler/(model|byte-order|canonical|paths)\\.ts$']},
    },
    {
      name: 'changelog-writes-nothing',
      comment: 'Bytes in, bytes out: reading and writing the file is the business of others.',
      severity: 'error',
      from: {path: '^compiler/changelog/'},
      to: {path: '^compiler/(3-resolve|4-check|5-render|6-emit|report|cli|survey)/'},
    },
    {
      name: 'mounts-know-no-rules',
      severity: 'error',
      from: {path: '^compiler/mounts/'},
      to: {path: '^compiler/(4-check|5-render|report|cli|survey)/'},
    },
    {
      name: 'survey-looks-only',
      comment: 'Reports over a resolved layer: neither rendering nor writing nor printing.',
      severity: 'error',
      from: {path: '^compiler/survey/'},
      to: {path: '^compiler/(1-read|5-render|6-emit|report|cli)/'},
    },
    {
      name: 'hosts-are-data',
      severity: 'error',
      from: {path: '^compiler/hosts/'},
      to: {path: '^compiler/', pathNot: ['^compiler/hosts/', '^compiler/model\\.ts$']},
    },
    {
      name: 'diagnostics-know-the-model',
      severity: 'error',
      from: {path: '^compiler/diagnostics/'},
      to: {path: '^compiler/', pathNot: [shared]},
    },
    {
      name: 'report-formats-what-it-is-given',
      severity: 'error',
      from: {path: '^compiler/report/'},
      to: {path: '^compiler/', pathNot: [shared, '^compiler/report/']},
    },
    {
      name: 'shipped-code-stands-alone',
      comment: 'What runs in a browser imports its own folder, and types of the model.',
      severity: 'error',
      from: {path: '^compiler/runtime/'},
      to: {path: '^compiler/', pathNot: ['^compiler/runtime/', '^compiler/model\\.ts$']},
    },
    {
      name: 'nobody-calls-the-command-line',
      severity: 'error',
      from: {path: '^compiler/', pathNot: ['^compiler/(cli|test)/']},
      to: {path: '^compiler/cli/'},
    },
    {
      name: 'disk-at-the-doors',
      comment: 'Only reading, writing and the command line touch files and processes.',
      severity: 'error',
      from: {
        path: '^compiler/(2-parse|3-resolve|4-check|5-render|changelog|route|survey|hosts|report|diagnostics|runtime)/',
      },
      to: {path: '^(node:)?(fs|fs/promises|child_process|process|worker_threads)$'},
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: {path: '^compiler/', pathNot: '^compiler/(test|tools|bench)/'},
      to: {path: '^compiler/(test|tools|bench)/'},
    },
    {
      name: 'no-dev-package-by-accident',
      comment: 'A bare import must be named in package.json.',
      severity: 'error',
      from: {path: '^compiler/'},
      to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    },
    onePackageOneModule('yaml', 'yaml', '^compiler/2-parse/yaml\\.ts$'),
    onePackageOneModule('json', 'jsonc-parser', '^compiler/2-parse/json\\.ts$'),
    onePackageOneModule('templates', 'handlebars', '^compiler/5-render/template\\.ts$'),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: ['^compiler/test/fixtures/', '^out/']},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default']},
  },
}
