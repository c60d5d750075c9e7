import { drawing } from '../world/files.ts'
import type { World } from '../world/world.ts'
import { fail, ok } from './replies.ts'
import type { HandlersOf } from './types.ts'

type Operations =
  | 'getCurrentEnterpriseLogo'
  | 'getEnterpriseLogo'
  | 'getGroupingImage'
  | 'getDocumentImage'

export const images = {
  /** Without a token, nobody is signed in: the console's own address belongs to the first enterprise. */
  getCurrentEnterpriseLogo({ world }) {
    return logo(world, world.enterprises.all()[0]?.token)
  },

  getEnterpriseLogo({ path, world }) {
    return logo(world, path.token)
  },

  async getGroupingImage({ path, world }) {
    const grouping = world.groupings.get(path.id)
    const stored = await world.files.get(`groupings/${path.id}/${path.imageId}`)
    if (grouping && stored) return ok(stored)
    const hasPlan = world.groups.get(grouping?.groupId)?.enableFloorPlan
    if (!grouping || !hasPlan || path.imageId !== 'floor-plan') return imageUnknown()
    return ok(drawing(grouping.name))
  },

  async getDocumentImage({ path, world }) {
    const image = await world.files.get(`docs/${path.imageId}`)
    return image ? ok(image) : imageUnknown()
  },
} satisfies HandlersOf<Operations>

async function logo(world: World, token: string | undefined) {
  const image = await world.files.get(`logos/${token}`)
  return image ? ok(image) : fail(404, 'This enterprise has no logo.')
}

const imageUnknown = () => fail(404, 'This image no longer exists.')
