import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  orders: { defaultMessage: 'Orders', description: 'Heading, and name of the table of orders' },
  itemCount: {
    defaultMessage: 'Item count',
    description: 'Column: how many lines of items an order has',
  },
  search: { defaultMessage: 'Search orders', description: 'Labels the search field' },
  noStatus: { defaultMessage: 'None', description: 'In a filter without a choice: no status' },
  noLocation: { defaultMessage: 'None', description: 'Choice of a filter: no inventory location' },
  excludedStatuses: {
    defaultMessage: 'Excluded Statuses',
    description: 'Label of a filter: orders with these statuses are not listed',
  },
  excludeNone: {
    defaultMessage: 'Exclude none',
    description: 'Menu: lists orders of every status',
  },
  noneExcluded: {
    defaultMessage: 'No status is excluded.',
    description: 'Why the item of a menu that includes every status cannot be chosen',
  },
  includedLocations: {
    defaultMessage: 'Included Locations',
    description: 'Label of a filter: whose orders are listed, by the warehouse that sends them',
  },
  anyLocation: { defaultMessage: 'Any', description: 'Choice of a filter: any location, or none' },
  loadFailed: { defaultMessage: 'Error loading orders', description: 'Heading; why follows' },
  loadLocationsFailed: {
    defaultMessage: 'Error loading inventory locations',
    description: 'Heading; the reason follows. The warehouses that send orders',
  },
  noneShown: {
    defaultMessage: 'No orders to show',
    description: 'Empty list, while orders of some statuses are excluded',
  },
  noneShownHint: {
    defaultMessage: 'There may be orders with an excluded status.',
    description: 'Explains the empty list of orders, while some statuses are excluded',
  },
  includeAll: {
    defaultMessage: 'Include all statuses',
    description: 'Button below the empty list of orders',
  },
  noLocationOnly: {
    defaultMessage: 'Only orders without an inventory location are included.',
    description: 'Where a search of orders finds nothing',
  },
  includeAllOrders: {
    defaultMessage: 'Include all orders',
    description: 'Button where a search finds nothing: includes every status and location',
  },
  noOrders: { defaultMessage: 'No orders', description: 'Empty list' },
  noOrdersHint: {
    defaultMessage: 'Orders appear here once they are added.',
    description: 'Explains the empty list of orders',
  },
  createdAt: { defaultMessage: 'Created', description: 'Column: when an order was added' },
  installBy: {
    defaultMessage: 'Install by',
    description: 'Column: the day by which the customer needs the devices',
  },
  tracking: { defaultMessage: 'Tracking number', description: 'Column: of an order’s label' },
  trackingCsv: {
    defaultMessage: 'Tracking number (if loaded)',
    description: 'Column of a CSV file: only those are known that the list has shown',
  },
  trackingSearch: {
    defaultMessage:
      'A search finds only the tracking numbers that this browser has loaded. Show their column to load more.',
    description: 'Where a search of orders finds nothing',
  },
  notRead: {
    defaultMessage: 'Not loaded',
    description: 'In place of a tracking number that could not be read',
  },
  label: { defaultMessage: 'Label', description: 'Column: whether an order has a shipping label' },
  labelBought: { defaultMessage: 'Bought', description: 'An order has a shipping label' },
})
