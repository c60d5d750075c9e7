/** The address of the worker, and what the names of its caches begin with. */
export const workerAddress = '/service-worker.js'
export const cachePrefix = 'waypost'
