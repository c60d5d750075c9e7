// A test needs no record of each of its steps, which Storybook would keep for its panel. It asks for this in the address.
const { pathname, search, hash } = location
history.replaceState(
  history.state,
  '',
  `${pathname}${search}${search ? '&' : '?'}instrument=false${hash}`,
)

export {}
