/** Every screen that can be opened, with a record of the world where its address needs one. */
export const pages: { path: string; public?: boolean }[] = [
  { path: '/signin', public: true },
  { path: '/forgotpassword', public: true },
  { path: '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11', public: true },
  { path: '/terms-of-use', public: true },
  { path: '/data-use', public: true },
  { path: '/monitoring/locations' },
  { path: '/admin-admin/enterprises' },
  { path: '/admin-admin/enterprises/1/cellular?ending=2026-10-31&starting=2026-08-01&usage=past' },
  { path: '/admin-admin/setup' },
  { path: '/admin-admin/enterprises/add' },
  { path: '/admin-admin/enterprises/view/1' },
  { path: '/admin-admin/enterprises/edit/1' },
  { path: '/admin-admin/enterprises/1/preferences' },
]
