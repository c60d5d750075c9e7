import { spawnSync } from 'node:child_process'
import type { ContractDocument } from '../../mocks/contract.ts'
import { versionOf } from '../conformance/report.ts'

/** The bundle, which is committed. */
export const bundle = 'mocks/generated/openapi.json'

export type Base = { name: string; contract: ContractDocument }

/**
 * What a contract is compared with: where its branch left the base branch or, on the base branch itself, the contract before
 * the present version. Otherwise a change that has landed would be compared with itself.
 *
 * @returns The reason as a text if there is nothing to compare with.
 */
export function baseOf(root: string, branch: string, version: string): Base | string {
  const shared =
    revision('merge-base', 'HEAD', branch) ?? revision('merge-base', 'HEAD', `origin/${branch}`)
  const left = shared === undefined ? undefined : contractAt(shared)
  if (shared === undefined || !left) return `There is no ${branch} to compare with.${shallow()}`
  // A new version that is not committed yet is compared with the last commit.
  if (shared !== revision('rev-parse', 'HEAD') || versionOf(left) !== version) {
    return { name: branch, contract: left }
  }
  const search = ['--first-parent', '--max-count=1', '--format=%H', '-G^  version:']
  const numbered = revision('log', ...search, '--', 'openapi/openapi.yaml')
  const earlier = numbered === undefined ? undefined : contractAt(`${numbered}~1`)
  if (!earlier) return `There is no contract before ${version} to compare with.${shallow()}`
  return { name: `${branch} before ${version}`, contract: earlier }

  function shallow(): string {
    const isShallow = revision('rev-parse', '--is-shallow-repository') === 'true'
    return isShallow ? ' This clone is shallow: git fetch --unshallow brings its history.' : ''
  }

  function contractAt(commit: string): ContractDocument | undefined {
    const text = git('show', `${commit}:${bundle}`)
    return text === undefined ? undefined : (JSON.parse(text) as ContractDocument)
  }

  function revision(...args: string[]): string | undefined {
    return git(...args)?.trim() || undefined
  }

  /** What git prints; undefined outside a repository or for an unknown commit. */
  function git(...args: string[]): string | undefined {
    const { status, stdout } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return status === 0 ? stdout : undefined
  }
}
