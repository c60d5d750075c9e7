/** When to use each component, by the title of its stories. The first line of its page. */
export const whenToUse: Record<string, string> = {
  'Components/Batch':
    'For the same action on many things: a check of each, one confirmation, progress, and what came of it.',
  'Components/Button/Button':
    'One main button a screen; the others are quiet. Red only for the last press before something is lost, in a confirm dialog: Delete on Edit Document, Remove on Manage Fleet.',
  'Components/Button/Busy button':
    'For a button whose action takes time: it says so, keeps its width and cannot be pressed twice.',
  'Components/Button/Copy button':
    'Beside a token, an address or a code that people paste elsewhere.',
  'Components/Button/Refresh button':
    'In the heading of a screen whose data changes by itself. It says how old the data is.',
  'Components/Dialog/Confirm dialog':
    'Before an action that cannot be undone. Name what is destroyed; the safe answer has the focus.',
  'Components/Dialog/Dialog':
    'For a short task that belongs to the screen below. Use a screen of its own for a long one.',
  'Components/Feedback/Banner':
    'Above the whole page, for what concerns every screen, such as a lost connection.',
  'Components/Feedback/Empty state':
    'Where a list or section has nothing to show. Say what would be here, and offer the next step.',
  'Components/Feedback/Error message':
    'Where a call has failed. It explains the failure and offers a retry when that can help.',
  'Components/Feedback/Flash messages':
    'For the result of an action that leads to another screen: "The enterprise was added."',
  'Components/Feedback/Loader':
    'While a short action runs. Where the shape of the result is known, use a skeleton instead.',
  'Components/Feedback/Notice': 'For a message within the page that stays while it is true.',
  'Components/Feedback/Skeleton lines':
    'In place of text that is loading, in the shape that the text will have.',
  'Components/Feedback/Status badge':
    'For the state of a thing. Plain in long lists, filled only for what needs action now.',
  'Components/Form/Combobox field':
    'To choose one of many values by typing. For fewer than about ten, use a select.',
  'Components/Form/Date field': 'For a day. People can type it or pick it from the calendar.',
  'Components/Form/Date and time field': 'For an instant, with the time zone named beside it.',
  'Components/Form/Draft': 'Part of a long form: it brings back after a reload what was typed.',
  'Components/Form/Fields': 'The plain fields of a form: text, password, select, checkbox.',
  'Components/Form/File field':
    'To upload files by choosing or dropping them. It checks their kind and size first.',
  'Components/Form/Form':
    'For everything that people fill in and send. Errors, double submits and leaving are built in.',
  'Components/Form/Form dialog':
    'For a short form on top of a screen. It stays open while it saves.',
  'Components/Form/Leaving': 'Part of every form: it asks before changes are lost.',
  'Components/Form/Merge':
    'A form of a saved record: takes in what others have saved meanwhile, and asks where both changed the same.',
  'Components/Form/Merge/Versions':
    'The same against a server that refuses a save of an outdated record, which `recordVersions` turns on.',
  'Components/Form/Number field': 'For a number, written in the way of the user’s language.',
  'Components/Form/Phone field': 'For a phone number. It is formatted while it is typed.',
  'Components/Form/Radio cards field':
    'To choose one of two to four values that need an explanation each.',
  'Components/Form/Rows': 'For a list of equal groups of fields, such as the items of an order.',
  'Components/Lazy part': 'For a part that loads on demand. It can be tried again when that fails.',
  'Components/Live':
    'For a screen that is kept up to date by itself. Changes wait until the user takes them over, so nothing moves under the pointer.',
  'Components/Media/Remote image':
    'For pictures that the server holds. It keeps their place, and says when one is missing.',
  'Components/Page/Brand': 'The product’s mark and name, on public screens and in the top bar.',
  'Components/Page/Page header':
    'At the top of every screen: its name, a line about it, and its actions.',
  'Components/Page/Property list': 'For the values of one record, name beside value.',
  'Components/Page/Section panel':
    'For a part of a page that loads, fails and is retried by itself.',
  'Components/Page/Tabs': 'For parts of a screen of which one is shown. The address keeps which.',
  'Components/Rich text':
    'For HTML that people have written, such as help documents. It is sanitized, and loads nothing from elsewhere.',
  'Components/Scan':
    'Where people have many labels before them: camera, handheld scanner and typed codes, a verdict for each.',
  'Components/Scan/Timing':
    'Shows that a code which is scanned while a screen appears reaches that screen.',
  'Components/Table/Server-paged table': 'For a list that the server sorts, searches and pages.',
  'Components/Table/Local table': 'For a list that is loaded as a whole, up to 10,000 rows.',
  'Components/Table/10,000 rows': 'What a table does with very many rows: it draws those in sight.',
  'Components/Table/All rows': 'To save the rows of all pages of a server list as CSV.',
  'Components/Table/Keys': 'Shows the keys of a table, which is one Tab stop.',
  'Components/Table/Pager': 'Below a table with more rows than one page holds.',
  'Components/Table/Row actions':
    'For what can be done with one row: icons where there is room, else a menu.',
  'Components/Table/Row selection': 'To do the same thing with many rows at once.',
  'Components/Table/List filter': 'Above a list, to choose which rows it shows, or in what order.',
  'Components/Table/Scan finder': 'On a list with codes: a scan goes to the row of its code.',
  'Components/Table/Search box': 'Above a list, to search it while typing.',
  'Components/Table/Columns': 'Lets people choose the columns of a table; their choice is kept.',
  'Components/Table/Saved views':
    'Lets people keep a search, filters and columns under a name of their own.',
  'Components/Theme switch': 'In the user menu, to choose light, dark or the system’s setting.',
  'Components/Toast':
    'For the result of an action that leaves people where they are. Failures stay until dismissed.',
  'Components/Relative time':
    'For a moment in the past. The exact time with its zone is in the tooltip.',
  'Components/Tooltip':
    'To name a button that shows an icon alone, or to add a detail. Never for what people must know.',
  'Components/Tooltip/Why disabled':
    'For an action that is not available now: it says why, also to people with a keyboard or a screen reader.',
  'Components/Tree/Tree editor': 'To build a hierarchy, such as the levels of an enterprise.',
  'Components/Wizard/Wizard':
    'For a long form in steps that build on each other. One step is one decision.',
}
