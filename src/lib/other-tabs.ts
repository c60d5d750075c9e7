/**
 * Between the tabs of this browser, so that none goes on showing what another has changed: the operation ids of writes, and
 * the query keys of stored values.
 */
export const otherTabs = new BroadcastChannel('waypost.changes')
