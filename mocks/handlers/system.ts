import type { World } from '../world/world.ts'
import { readZip } from '../world/zip.ts'
import { fail, ok } from './replies.ts'
import { importArchive } from './system-import.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'listAllUiRoutes'
  | 'getVersions'
  | 'listLocales'
  | 'getLocale'
  | 'listActionRoleTemplates'
  | 'importSetup'

/** The worlds in which an import is running. */
const importing = new WeakSet<World>()

export const system = {
  listAllUiRoutes({ world }) {
    return ok({ routes: world.catalog.allRoutes })
  },

  getVersions({ world }) {
    return ok({ versions: world.catalog.versions })
  },

  listLocales({ world }) {
    return ok({ locales: world.catalog.locales })
  },

  getLocale({ path, world }) {
    const locale = world.catalog.locales.find((each) => each.languageTag === path.languageTag)
    return locale ? ok({ locale }) : fail(404, 'This language is not offered.')
  },

  listActionRoleTemplates({ world }) {
    return ok({ actionRoleTemplates: world.catalog.actionRoleTemplates })
  },

  /**
   * See `importArchive` for the files and columns, and for when nothing is added. `setup-*.zip` in `mocks/files` are
   * samples. A second import while one is running gets 409.
   */
  async importSetup({ body, user, world }) {
    if (importing.has(world)) {
      return fail(409, 'Another import is running. Try again when it has finished.')
    }
    importing.add(world)
    try {
      // An import takes a moment, so that a second one can come too early.
      await new Promise((resolve) => setTimeout(resolve, 100))
      const archive = await readZip(body.file)
      if (archive) return ok(await importArchive(world, user, archive))
      const message = 'The file is not a ZIP archive.'
      return fail(422, message, { file: message })
    } finally {
      importing.delete(world)
    }
  },
} satisfies HandlersOf<Operations>
