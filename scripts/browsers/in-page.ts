import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { until, type Drive } from './drive.ts'

/** An element as people find it: by its role and name, the label of its field, or its text. A text matches as a whole. */
export type Finding = { role?: string; name: string; exact?: boolean; nth?: number }

type Place = { x: number; y: number }

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const find = ({ role, name, exact = true, nth = 0 }: Finding) => `
  const { screen } = window.TestingLibraryDom
  const name = ${JSON.stringify(name)}
  const wanted = ${exact ? 'name' : 'new RegExp(name.replaceAll(/[.*+?^$\\{\\}()|[\\\\]\\\\\\\\]/g, "\\\\$&"))'}
  const element = ${
    role
      ? `screen.queryAllByRole(${JSON.stringify(role)}, { name: wanted })`
      : 'screen.queryAllByText(wanted)'
  }.filter((each) => each.checkVisibility())[${nth}]`
