/** Every screen that can be opened, with a record of the world where its address needs one. */
export const pages: { path: string; public?: boolean }[] = [
  { path: '/signin', public: true },
  { path: '/admin-admin/enterprises' },
]
