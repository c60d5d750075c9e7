/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export const uploadLimits = {
  uploadEnterpriseLogo: { request: 20971520, file: 5000000 },
  uploadDocumentImage: { request: 20971520, file: 10000000 },
  importSetup: { request: 20971520, file: 20000000 },
  createOrder: { request: 20971520, file: 20000000 },
  updateOrder: { request: 20971520, file: 20000000 },
  createInventory: { request: 20971520, file: 10000000 },
} as const
