import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { versionOf } from '../conformance/report.ts'
import { baseOf, bundle } from './base.ts'

let folder: string
let main: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'))
  main = path.join(folder, 'main')
  mkdirSync(main)
  git(main, 'init', '--quiet', '--initial-branch=main')
  commit(main, '1.0.0')
  commit(main, '1.1.0')
  commit(main, '1.1.0', { corrected: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(cwd: string, ...args: string[]) {
  const own = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  const { status, stderr } = spawnSync('git', [...own, ...args], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function write(root: string, version: string, more: object = {}) {
  for (const [file, text] of [
    ['openapi/openapi.yaml', `info:\n  version: ${version}\n`],
    [bundle, JSON.stringify({ info: { version }, ...more })],
  ] as const) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

function commit(root: string, version: string, more?: object) {
  write(root, version, more)
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', version)
}

function clone(...options: string[]) {
  const root = path.join(folder, 'clone')
  git(folder, 'clone', '--quiet', ...options, `file://${main}`, root)
  return root
}

/** The version that is compared with, or why there is none. */
function versionBefore(root: string, version: string) {
  const base = baseOf(root, 'main', version)
  return typeof base === 'string' ? base : versionOf(base.contract)
}

describe('a contract is compared', () => {
  test('on main with the one before its version, whatever was committed since', () => {
    expect(versionBefore(main, '1.1.0')).toBe('1.0.0')
  })

  test('on main with the last commit if its version is not committed yet', () => {
    write(main, '1.2.0')
    expect(versionBefore(main, '1.2.0')).toBe('1.1.0')
  })

  test('on main with what main had before a merge brought the version', () => {
    git(main, 'checkout', '--quiet', '-b', 'topic')
    commit(main, '1.2.0', { first: true })
    git(main, 'checkout', '--quiet', 'main')
    commit(main, '1.1.0', { meanwhile: true })
    git(main, 'merge', '--quiet', '--strategy-option=theirs', '--message', 'Merge', 'topic')
    expect(baseOf(main, 'main', '1.2.0')).toMatchObject({ contract: { meanwhile: true } })
  })

  test('on a branch with main where the branch left it', () => {
    git(main, 'checkout', '--quiet', '-b', 'topic')
    commit(main, '1.2.0')
    git(main, 'checkout', '--quiet', 'main')
    commit(main, '1.3.0')
    git(main, 'checkout', '--quiet', 'topic')
    expect(versionBefore(main, '1.2.0')).toBe('1.1.0')
  })

  test('in a clone that has main only at its origin', () => {
    const root = clone()
    git(root, 'checkout', '--quiet', '-b', 'topic')
    git(root, 'branch', '--quiet', '--delete', '--force', 'main')
    expect(versionBefore(root, '1.1.0')).toBe('1.0.0')
    commit(root, '1.2.0')
    expect(versionBefore(root, '1.2.0')).toBe('1.1.0')
  })
})

describe('there is nothing to compare with', () => {
  test('in a shallow clone, but the answer says how to get its history', () => {
    expect(versionBefore(clone('--depth=1'), '1.1.0')).toBe(
      'There is no contract before 1.1.0 to compare with. This clone is shallow: git fetch --unshallow brings its history.',
    )
  })

  test('for the first version', () => {
    git(main, 'reset', '--quiet', '--hard', 'HEAD~2')
    expect(versionBefore(main, '1.0.0')).toBe('There is no contract before 1.0.0 to compare with.')
  })

  test('outside a repository', () => {
    expect(versionBefore(folder, '1.1.0')).toBe('There is no main to compare with.')
  })
})
