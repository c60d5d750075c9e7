/** What the files of each floor may import besides their own floor and packages. */
const mayImport = {
  lib: [],
  i18n: ['lib'],
  api: ['lib'],
  session: ['api', 'i18n', 'lib'],
  ui: ['i18n', 'lib'],
  kit: ['ui', 'i18n', 'lib'],
  features: ['kit', 'ui', 'session', 'api', 'i18n', 'lib'],
  shell: ['kit', 'ui', 'session', 'api', 'i18n', 'lib'],
  routes: ['shell', 'features', 'kit', 'ui', 'session', 'api', 'i18n', 'lib'],
  app: ['routes', 'shell', 'features', 'kit', 'ui', 'session', 'api', 'i18n', 'lib'],
}

export default {
  forbidden: [
    ...Object.entries(mayImport).map(([floor, below]) => ({
      name: `${floor} imports only ${below.join(', ') || 'packages'}`,
      severity: 'error',
      from: { path: `^src/${floor}/` },
      to: {
        path: '^src/',
        pathNot: `^src/(?:routeTree|styled-system/|(?:${[floor, ...below].join('|')})/)`,
      },
    })),
    {
      name: 'no circle of folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'src runs in a browser, without the sandbox',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/' },
      to: { path: '^(?:mocks|tests|scripts|deploy|src/testing)/|^node:' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`\.(?:stories|test)\.tsx?$|/test-[\w-]+\.tsx?$` },
  },
}
