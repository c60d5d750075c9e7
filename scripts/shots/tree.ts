import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache/shots')

/** A state of the project, and the folder that keeps its pictures. */
export type Tree = {
  folder: string
  pictures: string
  label: string
  /** The pictures that are there already are still right. */
  kept: boolean
}

/** The files as they are now. */
export const workTree = (): Tree => ({
  folder: root,
  pictures: path.join(cache, 'now'),
  label: 'now',
  kept: false,
})

/** The files of a commit, in a folder of their own with the installed packages. Throws if there is no such commit. */
export function treeOf(commit: string): Tree {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 })
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim()
  const base = path.join(cache, hash)
  const folder = path.join(base, 'tree')
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    execFileSync('tar', ['-x', '-C', unfinished], { input: git('archive', hash) })
    install(unfinished)
    renameSync(unfinished, folder)
  }
  const pictures = path.join(base, `pictures-${fingerprint()}`)
  return { folder, pictures, label: hash.slice(0, 8), kept: true }
}

/** Pictures that were taken in another way are not comparable. */
function fingerprint(): string {
  const files = ['take.ts', 'list.ts'].map((name) =>
    readFileSync(path.join(import.meta.dirname, name)),
  )
  return createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 8)
}

/** Uses the packages of this project if they are the same; installs them otherwise. */
function install(folder: string) {
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  } else {
    console.log('Installing the packages of that commit …')
    execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' })
  }
}
