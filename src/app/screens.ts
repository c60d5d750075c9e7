// All screens with their texts' areas. Visits that begin with a sign-in load them later.

export { areasOf } from 'virtual:areas'
export { routeTree } from '~/routeTree.gen.ts'
