/** Between the tabs of this browser: the operation ids of writes, so that no tab goes on showing what another has changed. */
export const otherTabs = new BroadcastChannel('waypost.changes')
